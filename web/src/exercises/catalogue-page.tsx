import { countedOf } from "@salida/contract/stats.ts";
import clsx from "clsx";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { useStats } from "#progress/stats.ts";
import { Door } from "#ui/door.tsx";
import { Icon } from "#ui/icon.tsx";
import { Page } from "#ui/page.tsx";
import type { AnyKind } from "./kind.ts";
import { summaryPath, useKinds } from "./kinds-context.ts";
import { words } from "./words.ts";

/** Every kind of exercise there is, with its points. */
export function CataloguePage() {
  const say = useWords(words);
  const kinds = useKinds();
  // what has no code is made of the others
  const whole = kinds.find(({ contract }) => contract.code === null);
  const parts = kinds.filter((kind) => kind !== whole);
  return (
    <Page title={say("catalogue")} intro={say("catalogueIntro")}>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-6">
        {whole && <WholeCard kind={whole} />}
        {parts.map((kind, place) => (
          <KindCard key={kind.contract.name} kind={kind} className={placeOf(place, parts.length)} />
        ))}
      </ul>
    </Page>
  );
}

/** Two wide cards and three narrow ones fill the six columns; of two columns the last card takes both where it is odd. */
function placeOf(place: number, all: number): string {
  return clsx(
    place < 2 ? "xl:col-span-3" : "xl:col-span-2",
    place === all - 1 && all % 2 === 1 && "sm:max-xl:col-span-2",
  );
}

function KindCard({ kind, className }: { kind: AnyKind; className: string }) {
  const say = useWords(words);
  const of = useWords(kind.words);
  const { number } = useFormat();
  const { data: stats } = useStats();
  const done = stats ? countedOf(kind.contract, stats).done : 0;
  return (
    <li
      className={clsx(
        "card relative flex flex-col overflow-hidden p-6 transition-colors hover:border-field",
        "has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-brand",
        className,
      )}
    >
      <div className="flex items-center justify-between gap-4">
        <span className={`grid size-14 place-items-center rounded-control bg-brand-soft ${kind.hue}`}>
          <Icon name={kind.icon} className="size-8" />
        </span>
        <span className="chip chip-lamp">{say("upTo", { count: kind.contract.points })}</span>
      </div>
      <h2 className="mt-5 text-24">
        <a href={summaryPath(kind.contract.name)} className="outline-none after:absolute after:inset-0">
          {of("one")}
        </a>
      </h2>
      <p className="mt-2 max-w-[46ch] text-muted">{of("pitch")}</p>
      <p className="mt-auto flex items-center justify-between gap-4 pt-5">
        <span aria-hidden="true" className={`flex items-center gap-2 font-semibold ${kind.hue}`}>
          {say("open")} <Icon name="arrow-right" />
        </span>
        {done > 0 && (
          <span className="text-15 text-muted tabular-nums">
            {say("doneBefore", { count: done, done: number(done) })}
          </span>
        )}
      </p>
    </li>
  );
}

/** What is made of all the others stands over them, at night. */
function WholeCard({ kind }: { kind: AnyKind }) {
  const say = useWords(words);
  const of = useWords(kind.words);
  return (
    <li
      data-theme="night"
      className="on-night relative flex sm:col-span-2 xl:col-span-6 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-lamp"
    >
      <div className="grid flex-1 content-center justify-items-start gap-3 p-6 sm:p-8">
        <span className="chip chip-lamp">{say("upTo", { count: kind.contract.points })}</span>
        <h2 className="text-32">
          <a href={summaryPath(kind.contract.name)} className="outline-none after:absolute after:inset-0">
            {of("many")}
          </a>
        </h2>
        <p className="max-w-[46ch] text-on-night/85">{of("pitch")}</p>
        <p aria-hidden="true" className="flex items-center gap-2 font-semibold text-lamp">
          {say("open")} <Icon name="arrow-right" />
        </p>
      </div>
      <Door open className="-mb-3 hidden h-56 self-end pr-10 md:block" />
    </li>
  );
}
