import clsx from "clsx";
import { useWords } from "#i18n/room-words.ts";
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
  return (
    <Page title={say("catalogue")} intro={say("catalogueIntro")}>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {kinds.map((kind, place) => (
          <KindCard key={kind.contract.name} kind={kind} large={place === 0} />
        ))}
      </ul>
    </Page>
  );
}

/** The first card is the wide one: with five, the grid of three columns is full. */
function KindCard({ kind, large }: { kind: AnyKind; large: boolean }) {
  const say = useWords(words);
  const of = useWords(kind.words);
  return (
    <li
      className={clsx(
        "card relative flex overflow-hidden transition-colors hover:border-field",
        "has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-brand",
        large && "sm:col-span-2",
      )}
    >
      <div className="grid flex-1 content-start gap-3 p-6 sm:p-8">
        <div className="flex flex-wrap items-center gap-3">
          <Icon name={kind.icon} className={`size-9 ${kind.hue}`} />
          <span className="chip chip-lamp">{say("upTo", { count: kind.contract.points })}</span>
        </div>
        <h2 className="mt-2 text-24">
          <a href={summaryPath(kind.contract.name)} className="outline-none after:absolute after:inset-0">
            {of("one")}
          </a>
        </h2>
        <p className="max-w-[46ch] text-muted">{of("pitch")}</p>
        <p aria-hidden="true" className={`flex items-center gap-2 font-semibold ${kind.hue}`}>
          {say("open")} <Icon name="arrow-right" />
        </p>
      </div>
      {large && (
        <div aria-hidden="true" className="on-night relative hidden w-2/5 rounded-none md:block">
          <Door open className="absolute inset-x-0 -bottom-2 mx-auto h-[94%]" />
        </div>
      )}
    </li>
  );
}
