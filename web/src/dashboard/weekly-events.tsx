import { summaryPath } from "#exercises/kinds-context.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { nextHour } from "./next-hour.ts";
import { words } from "./words.ts";

interface WeeklyEvent {
  name: "conversation" | "pronunciation" | "groupReading";
  alone: "conversationAlone" | "pronunciationAlone" | "groupReadingAlone";
  /** 0 Sunday. */
  weekday: number;
  hour: number;
  /** The kind of exercise one can do alone at that hour, and what is said to begin it. */
  kind: string;
  start: "startTalking" | "startListening" | "startReading";
}

const events: readonly WeeklyEvent[] = [
  {
    name: "conversation",
    alone: "conversationAlone",
    weekday: 2,
    hour: 15,
    kind: "chat",
    start: "startTalking",
  },
  {
    name: "pronunciation",
    alone: "pronunciationAlone",
    weekday: 4,
    hour: 17,
    kind: "listening",
    start: "startListening",
  },
  {
    name: "groupReading",
    alone: "groupReadingAlone",
    weekday: 5,
    hour: 16,
    kind: "reading",
    start: "startReading",
  },
];

/** Three fixed hours of the week, as suggestions. */
export function WeeklyEvents() {
  const say = useWords(words);
  return (
    <section className="mt-10">
      <h2 className="text-24">{say("events")}</h2>
      <p className="mt-2 text-muted">{say("eventsIntro")}</p>
      <ul className="card mt-4 divide-y divide-line">
        {events.map((event) => (
          <EventRow key={event.name} event={event} />
        ))}
      </ul>
    </section>
  );
}

function EventRow({ event: { name, alone, weekday, hour, kind, start } }: { event: WeeklyEvent }) {
  const say = useWords(words);
  const { weekday: dayName, hour: clock } = useFormat();
  const now = new Date();
  const at = nextHour(now, weekday, hour);
  const today = at.getDay() === now.getDay();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
      <p className="w-36 max-w-full shrink-0">
        <span className="block font-semibold first-letter:uppercase">
          {dayName(at)}
          {today && <span className="chip chip-lamp ml-2">{say("today")}</span>}
        </span>
        <span className="font-mono text-15 text-muted">{clock(at)}</span>
      </p>
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-20">{say(name)}</h3>
        <p className="mt-1 text-15 text-muted">{say(alone)}</p>
      </div>
      <a href={summaryPath(kind)} className="link inline-flex min-h-11 items-center gap-1.5">
        {say(start)}
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}
