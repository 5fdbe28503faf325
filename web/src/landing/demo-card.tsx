import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { Quoted } from "./quoted.tsx";
import type { LandingWords } from "./words.ts";

const note = [
  { text: "Lena, the spare key isn’t under the plant any more.", proves: 0 },
  {
    text: "I gave it to Omar at the bakery. He closes at two, so go there before you take your bags up.",
    proves: 2,
  },
  { text: "And please don’t ring the bell: the baby sleeps until three!", proves: 1 },
];
const options = ["Look under the plant", "Ring the bell", "Go to the bakery", "Take her bags up"];
const key = 2;
/** The sentence of the note that settles each option. */
const proofs = [0, 1, 2, 2];

export function DemoCard({ words }: { words: LandingWords["demo"] }): ReactNode {
  return (
    <section className="demo" aria-label={words.label} data-demo="">
      <p className="mb-3 flex items-center gap-2 text-15 font-semibold text-read">
        <Icon name="book" /> {words.kind} · A2
      </p>
      <div lang="en" className="note">
        {note.map(({ text, proves }) => (
          <span key={text} data-proof={proves}>
            {text}{" "}
          </span>
        ))}
        <span className="block text-right">Iris</span>
      </div>
      <h2 lang="en" className="mt-4 mb-3 font-display text-20 font-bold tracking-tight">
        What should Lena do first?
      </h2>
      <ol lang="en" className="grid gap-2">
        {options.map((option, index) => (
          <li key={option}>
            <button
              type="button"
              className="option"
              data-option={proofs[index]}
              data-right={index === key || undefined}
            >
              <kbd>{index + 1}</kbd>
              <Icon name="check" className="on-right" />
              <Icon name="close" className="on-wrong" />
              {option}
            </button>
            <template>
              <b>{index === key ? words.right : words.wrong}</b> <Quoted text={words.why[index] ?? ""} />
            </template>
          </li>
        ))}
      </ol>
      <p
        className="verdict mt-3 min-h-[4.8em] text-15 sm:min-h-[3.2em] text-muted"
        role="status"
        data-verdict=""
      >
        {words.hint} <span className="keys">{words.keys}</span>
      </p>
      <p data-onward="" hidden>
        <a
          href="/exercises"
          data-way-in=""
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand"
        >
          {words.onward} <Icon name="arrow-right" />
        </a>
      </p>
    </section>
  );
}
