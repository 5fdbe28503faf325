import type { ListedSession } from "@salida/contract/stats.ts";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { Ghost } from "#ui/ghost.tsx";
import { Icon } from "#ui/icon.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { deviceOf } from "./device-name.ts";
import { EndOthers } from "./end-others.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { profileWords } from "./profile-words.ts";
import { sessionsQuery } from "./sessions-query.ts";
import { sessionsWords } from "./sessions-words.ts";

/** Where the learner is signed in, and a way to end the others. */
export function SignedInList() {
  const of = useWords(sessionsWords);
  const say = useWords(profileWords);
  const textOf = useProblemText();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  return (
    <ProfileSection
      title={of("title")}
      intro={of("intro")}
      titleRef={title}
      beside={sessions && sessions.length > 1 && <EndOthers onEnded={() => title.current?.focus()} />}
    >
      {!sessions && !error && (
        <Ghost label={of("loading")}>
          <ul className="card border-0">
            <SessionRow session={here()} />
          </ul>
        </Ghost>
      )}
      {error && (
        <RetryNotice text={`${of("failed")}. ${textOf(error)}`} retry={say("retry")} onRetry={refetch} />
      )}
      {sessions && (
        <ul aria-label={of("title")} className="divide-y divide-line">
          {sessions.map((it) => (
            <SessionRow key={it.id} session={it} />
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}

/** What the list will say of this browser, nearly: most learners are signed in nowhere else. */
function here(): ListedSession {
  const now = new Date().toISOString();
  return { id: "", current: true, userAgent: navigator.userAgent, createdAt: now, lastSeenAt: now };
}

function SessionRow({ session }: { session: ListedSession }) {
  const of = useWords(sessionsWords);
  const { moment } = useFormat();
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <Icon name="monitor" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <DeviceName userAgent={session.userAgent} />
          {session.current && <span className="chip text-brand">{of("here")}</span>}
        </p>
        <p className="text-15 text-muted">
          {of("since", { moment: moment(session.createdAt) })}
          {!session.current && ` · ${of("seen", { moment: moment(session.lastSeenAt) })}`}
        </p>
      </div>
    </li>
  );
}

function DeviceName({ userAgent }: { userAgent: string | null }) {
  const of = useWords(sessionsWords);
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return of("on", { browser, system });
  return browser ?? (system ? of("someBrowser", { system }) : of("unknown"));
}
