import { paragraphsOf } from "@salida/rules/words.ts";
import { type Evidence, evidenceId, markEvidence } from "./mark-evidence.ts";
import { ProofNumbers } from "./proof-numbers.tsx";
import "./parts.css";

interface MarkedPassageProps {
  text: string;
  /** Sentences to light up, each with the number of its question. */
  evidence: readonly Evidence[];
}

/** An English text in paragraphs, with the sentences lit up that prove the answers. */
export function MarkedPassage({ text, evidence }: MarkedPassageProps) {
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
                <ProofNumbers questions={questions} />
              </mark>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
