import { useWords } from "#i18n/room-words.ts";
import { evidenceId } from "./mark-evidence.ts";
import { words } from "./words.ts";

/** The numbers of the questions that a lit-up place proves. The first one's id stands on the place itself. */
export function ProofNumbers({ questions }: { questions: readonly number[] }) {
  const say = useWords(words);
  return questions.map((number, place) => (
    <sup
      key={number}
      className="ml-1 font-sans text-13 font-bold"
      id={place === 0 ? undefined : evidenceId(number)}
    >
      <span aria-hidden="true">{number}</span>
      <span className="sr-only"> ({say("proof", { number })})</span>
    </sup>
  ));
}
