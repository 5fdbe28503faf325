import type { Stats } from "@salida/contract/stats.ts";
import { levelName } from "@salida/rules/levels.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Meter } from "#ui/meter.tsx";
import { StatTile } from "#ui/stat-tile.tsx";
import { words } from "./words.ts";

/** Level, points, what was done, and how it went. */
export function Statistics({ stats }: { stats: Stats }) {
  const say = useWords(words);
  const { number } = useFormat();
  return (
    <>
      <section className="mt-10">
        <h2 className="text-24">{say("done")}</h2>
        <dl className="mt-4 grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 md:grid-cols-4">
          <StatTile label={say("level")} value={levelName(stats.level)} />
          <StatTile label={say("points")} value={number(stats.points)} />
          <StatTile label={say("listenings")} value={number(stats.listeningDone)} />
          <StatTile label={say("completables")} value={number(stats.completableListeningsDone)} />
          <StatTile label={say("readings")} value={number(stats.readingsDone)} />
          <StatTile label={say("descriptions")} value={number(stats.descriptionsDone)} />
          <StatTile label={say("chats")} value={number(stats.chatsDone)} />
          <StatTile label={say("escapeRooms")} value={number(stats.escapeRoomsDone)} />
        </dl>
      </section>
      <Averages stats={stats} />
    </>
  );
}

function Averages({ stats }: { stats: Stats }) {
  const say = useWords(words);
  const { percent } = useFormat();
  const rows = [
    {
      label: say("averageListening"),
      done: stats.listeningDone,
      value: stats.averageListeningScore,
      hue: "text-listen",
    },
    {
      label: say("averageCompletable"),
      done: stats.completableListeningsDone,
      value: stats.averageCompletableListeningScore,
      hue: "text-listen",
    },
    {
      label: say("averageReading"),
      done: stats.readingsDone,
      value: stats.averageReadingScore,
      hue: "text-read",
    },
    {
      label: say("averageDescription"),
      done: stats.descriptionsDone,
      value: stats.averageDescriptionScore,
      hue: "text-describe",
    },
    { label: say("averageChat"), done: stats.chatsDone, value: stats.averageChatScore, hue: "text-speak" },
  ];
  return (
    <section className="mt-10">
      <h2 className="text-24">{say("averages")}</h2>
      <ul className="card mt-4 grid gap-4 p-5 sm:p-6">
        {rows.map(({ label, done, value, hue }) => (
          <li
            key={label}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 lg:grid-cols-[12rem_1fr_4rem]"
          >
            <span className="font-semibold">{label}</span>
            <Meter
              label={label}
              percent={value}
              text={done > 0 ? percent(value) : say("nothingYet")}
              className={`order-last col-span-2 lg:order-none lg:col-span-1 ${hue}`}
            />
            <span aria-hidden="true" className="text-right tabular-nums">
              {done > 0 ? percent(value) : "–"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
