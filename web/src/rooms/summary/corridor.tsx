import { type Level, levelName } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "#api.ts";
import { useKind } from "#exercises/kinds-context.ts";
import { offersQuery } from "#exercises/offers-query.ts";
import { namedTopics } from "#exercises/topics/sort-topics.ts";
import { topicWords } from "#exercises/topics/topic-words.ts";
import type { Making } from "#exercises/use-making.ts";
import { words as flowWords } from "#exercises/words.ts";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { callsOfRooms, roomName } from "#rooms/room-query.ts";
import { Door } from "#ui/door.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { type CorridorDoor, corridorDoors } from "./corridor-doors.ts";
import { summaryWords } from "./summary-words.ts";

interface CorridorProps {
  level: Level;
  /** Opens a room; nothing where none may be opened today. */
  making: Making | undefined;
  /** What stands below it, shown with it so that nothing is pushed down. */
  children: ReactNode;
}

/** A door for every room there is at the learner's level, lit once they have got out of it. */
export function Corridor({ level, making, children }: CorridorProps) {
  const say = useWords(summaryWords);
  const topic = useWords(topicWords);
  const language = useLanguage();
  const { data: offers, isPending } = useQuery(offersQuery(useKind(roomName), level));
  const { data: had, isPending: isHadPending } = useQuery(everyRoom);
  if (isPending || isHadPending) return <CorridorGhost />;
  const doors = offers && had ? corridorDoors(offers, had, level) : [];
  if (doors.length === 0) return children;
  const order = namedTopics(topic, language).map((it) => it.topic);
  const sorted = doors.toSorted((one, other) => order.indexOf(one.topic) - order.indexOf(other.topic));
  const lit = doors.filter(({ state }) => state !== "dark").length;
  return (
    <>
      <section data-theme="night" className="corridor-walls on-night mt-10 p-5 sm:p-8">
        <h2 className="text-24">{say("corridor")}</h2>
        <p className="mt-1 max-w-[60ch] text-15 text-on-night/80">
          {say("corridorText", { level: levelName(level) })} {say("lightsOn", { lit, all: doors.length })}
        </p>
        <ul className="corridor mt-6">
          {sorted.map((door) => (
            <li key={door.topic}>
              <OneDoor door={door} making={making} />
            </li>
          ))}
        </ul>
      </section>
      {children}
    </>
  );
}

/** Where the corridor will be; it is as tall as the screen, so that what comes moves nothing that is seen. */
export function CorridorGhost() {
  const say = useWords(flowWords);
  return (
    <div className="corridor-ghost">
      <Loading label={say("loading")}>
        <Skeleton className="mt-10 h-80 rounded-card" />
      </Loading>
    </div>
  );
}

function OneDoor({ door: { topic, state }, making }: { door: CorridorDoor; making: Making | undefined }) {
  const say = useWords(summaryWords);
  const name = useWords(topicWords)(topic as Topic);
  const inside = (
    <>
      <span className="relative">
        <Door open={state !== "dark"} />
        {state === "star" && (
          <svg viewBox="0 0 24 24" aria-hidden="true" className="corridor-star">
            <path d="m12 2 3 6.600 7 .8-5.200 4.800 1.400 7L12 17.700 5.800 21.200l1.400-7L2 9.400l7-.8Z" />
          </svg>
        )}
      </span>
      <span className="font-semibold">{name}</span>
      <span className="sr-only">({say(state)})</span>
    </>
  );
  const look = `corridor-door ${state === "dark" ? "" : "corridor-lit"}`;
  if (!making) return <div className={look}>{inside}</div>;
  return (
    <button
      type="button"
      className={look}
      aria-busy={making.busy === topic || undefined}
      aria-disabled={making.busy !== undefined || undefined}
      onClick={() => making.press(topic)}
    >
      {inside}
    </button>
  );
}

/** All the rooms a learner had, page by page: the doors that are lit may lie far back. */
const everyRoom = {
  // with the list it is read again when a room was made or ended
  queryKey: [roomName, "list", "every"],
  async queryFn({ signal }: { signal: AbortSignal }) {
    const all = [];
    for (let page = 0; ; page += 1) {
      const { elements, totalElements } = await api(callsOfRooms.page, { query: { page }, signal });
      all.push(...elements);
      if (elements.length === 0 || all.length >= totalElements) return all;
    }
  },
};
