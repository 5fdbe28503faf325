import { useState } from "react";
import { useNavigate } from "react-router";
import { AccountCard } from "#account-forms/account-card.tsx";
import { AccountForm } from "#account-forms/account-form.tsx";
import { codeOfFailure } from "#account-forms/auth-failure.ts";
import { UsernameForManagers } from "#account-forms/new-password-fields.tsx";
import { refusalText } from "#account-forms/refusal-text.ts";
import { SecretField } from "#account-forms/secret-field.tsx";
import { useForm } from "#account-forms/use-form.ts";
import { words } from "#account-forms/words.ts";
import { useWords } from "#i18n/room-words.ts";
import { useSession } from "#session/session.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { confirmWords } from "./confirm-words.ts";
import { DeadConfirmation } from "./dead-confirmation.tsx";
import { followMailLink, isDeadLink } from "./follow-mail-link.ts";
import { LinkAddress } from "./link-address.tsx";
import { linkWords } from "./link-words.ts";
import { linkKey, type MailLink } from "./mail-link.ts";
import { OtherLearnerNotice } from "./other-learner-notice.tsx";
import { forgetSignUp, wasMadeHere } from "./remembered-sign-ups.ts";
import { goOn } from "./return-to.ts";
import { useMailLink } from "./use-mail-link.ts";

/** Confirms an address, by a press so that opening the link alone uses nothing up. */
export function ConfirmPage() {
  const link = useMailLink();
  return <Confirmation key={linkKey(link)} link={link} />;
}

type Stage = "open" | "half" | "used up" | "dead";

function stageOf(link: MailLink): Stage {
  if (link.kind === "half") return "half";
  if (link.kind === "dead") return "dead";
  return link.kind === "token" && link.type === "recovery" ? "dead" : "open";
}

function Confirmation({ link }: { link: MailLink }) {
  const of = useWords(confirmWords);
  const [stage, setStage] = useState(stageOf(link));
  const type = link.kind === "half" ? "email_change" : link.type;
  const email = link.kind === "half" ? "" : link.email;
  const ofChange = type === "email_change";
  const title = of(ofChange ? "changeTitle" : "title");
  if (stage === "half")
    return (
      <AccountCard title={title}>
        <HalfConfirmed />
      </AccountCard>
    );
  if (stage !== "open")
    return (
      <AccountCard title={title}>
        <DeadConfirmation ofChange={ofChange} email={email} takesFocus={stage === "used up"} />
      </AccountCard>
    );
  return <OpenConfirmation link={link} email={email} ofChange={ofChange} onEnd={setStage} />;
}

interface OpenConfirmationProps {
  link: MailLink;
  email: string;
  ofChange: boolean;
  onEnd: (stage: Stage) => void;
}

function OpenConfirmation({ link, email, ofChange, onEnd }: OpenConfirmationProps) {
  const of = useWords(confirmWords);
  const [asksPassword] = useState(() => isElsewhere(link));
  const form = useConfirm(link, asksPassword, onEnd);
  const intro = asksPassword ? "passwordIntro" : ofChange ? "changeIntro" : "intro";
  return (
    <AccountCard title={of(ofChange ? "changeTitle" : "title")} intro={of(intro)}>
      <AccountForm form={form} send={of(ofChange ? "changeButton" : "button")} sending={of("busy")}>
        <LinkAddress email={email} />
        <OtherLearnerNotice email={email} />
        {asksPassword && (
          <>
            <UsernameForManagers email={email} />
            <SecretField {...form.field("password")} />
          </>
        )}
      </AccountForm>
    </AccountCard>
  );
}

/** A sign-up of another browser, which may be somebody else's who used this address. */
function isElsewhere(link: MailLink): boolean {
  return link.kind === "token" && link.type === "signup" && !wasMadeHere(link.signUp);
}

function useConfirm(link: MailLink, asksPassword: boolean, onEnd: (stage: Stage) => void) {
  const say = useWords(words);
  const of = useWords(confirmWords);
  const navigate = useNavigate();
  return useForm<"password">(
    ({ password }) => (asksPassword && !password ? { password: say("passwordRequired") } : {}),
    async ({ password }) => {
      const { data, error } = await followMailLink(link, asksPassword ? password : undefined);
      if (error) {
        if (isDeadLink(error)) return void onEnd("used up");
        if (asksPassword && codeOfFailure(error) === "invalid_credentials")
          return { password: of("wrongPassword") };
        toast({ tone: "bad", title: of("notConfirmed"), text: refusalText(error) });
        return { form: refusalText(error) };
      }
      if (!data?.session) return void onEnd("half");
      const changed = link.kind !== "half" && link.type === "email_change";
      if (link.kind === "token") forgetSignUp(link.signUp);
      toast({ tone: "good", title: of(changed ? "changed" : "confirmed") });
      return void goOn(link, navigate, changed ? "/profile" : "/dashboard");
    },
  );
}

function HalfConfirmed() {
  const of = useWords(confirmWords);
  const say = useWords(linkWords);
  const { status } = useSession();
  return (
    <div className="mt-6 grid justify-items-start gap-5">
      <Notice
        takesFocus
        tone="good"
        text={
          <>
            <strong>{of("halfTitle")}</strong>
            <br />
            {of("half")}
          </>
        }
      />
      {status === "in" && (
        <a href="/profile" className={buttonClass("quiet")}>
          {say("toProfile")}
        </a>
      )}
    </div>
  );
}
