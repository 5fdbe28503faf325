import { paragraphsOf } from "@salida/rules/words.ts";
import { useWords } from "#i18n/room-words.ts";
import { type Evidence, markEvidence } from "./mark-evidence.ts";
import { words } from "./words.ts";

interface PassageProps {
  text: string;
  /** Sentences to light up, each with the number of its question. */
  evidence?: readonly Evidence[];
}

/** The id of the place where a question's proof is lit up. */
export function evidenceId(question: number): string {
  return `evidence-${question}`;
}

/** An English text in paragraphs. */
export function Passage({ text, evidence = [] }: PassageProps) {
  const say = useWords(words);
  return (
    <div lang="en" className="passage">
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        <p key={index}>
          {markEvidence(paragraph, evidence).map(({ start, text: part, questions }) =>
            questions.length === 0 ? (
              part
            ) : (
              <mark key={start} tabIndex={-1} id={evidenceId(questions[0] ?? 0)}>
                {part}
                {questions.map((number) => (
                  <sup
                    key={number}
                    className="ml-1 font-sans text-13 font-bold"
                    id={number === questions[0] ? undefined : evidenceId(number)}
                  >
                    <span aria-hidden="true">{number}</span>
                    <span className="sr-only"> ({say("proof", { number })})</span>
                  </sup>
                ))}
              </mark>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
