import type { FillInEvaluation } from "@salida/contract/kinds/completable-listening.ts";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { filledParagraphs } from "./fill-in-text.ts";
import { reviewWords } from "./review-words.ts";
import { Turn } from "./turn.tsx";

interface FilledTextProps {
  /** The whole text. */
  text: string;
  /** Who speaks each paragraph. */
  speakers: readonly (string | null)[];
  /** In the text's order. */
  blanks: readonly { id: string; text: string | null; offset: number | null }[];
  reviewed: FillInEvaluation["reviewedWords"];
}

/** The whole text with the words that were blanks, each with its number and a sign of how it came out. */
export function FilledText({ text, speakers, blanks, reviewed }: FilledTextProps) {
  const say = useWords(reviewWords);
  const occurs = (sign: SignName) => reviewed.some(({ verdict }) => signOf(verdict) === sign);
  return (
    <section className="card p-5 sm:p-8">
      <h3 className="text-24">{say("inText")}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-5 text-15 text-muted">
        {signs.filter(occurs).map((sign) => (
          <li key={sign} className="flex items-center gap-1">
            <Sign sign={sign} />
            {say(signWords[sign])}
          </li>
        ))}
      </ul>
      <div lang="en" className="passage mt-4">
        {filledParagraphs(text, blanks).map((pieces, paragraph) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <Turn key={paragraph} speaker={speakers[paragraph]}>
            {pieces.map((piece) =>
              typeof piece === "string" ? (
                piece
              ) : (
                <FilledWord
                  key={piece.index}
                  number={piece.index + 1}
                  word={piece.word}
                  verdict={reviewed.find(({ wordId }) => wordId === blanks[piece.index]?.id)?.verdict}
                />
              ),
            )}
          </Turn>
        ))}
      </div>
    </section>
  );
}

type Verdict = FillInEvaluation["reviewedWords"][number]["verdict"];
const signs = ["right", "slip", "wrong"] as const;
type SignName = (typeof signs)[number];

function signOf(verdict: Verdict | undefined): SignName {
  return verdict === "right" || verdict === "slip" ? verdict : "wrong";
}

const signWords = { right: "signRight", slip: "signSlip", wrong: "signWrong" } as const;

function FilledWord({
  number,
  word,
  verdict,
}: {
  number: number;
  word: string;
  verdict: Verdict | undefined;
}) {
  const say = useWords(reviewWords);
  const language = useLanguage();
  const sign = signOf(verdict);
  return (
    <mark className="whitespace-nowrap">
      {word}
      <sup aria-hidden="true" className="ml-0.5 text-13 font-bold">
        {number}
      </sup>
      <Sign sign={sign} />
      <span lang={language} className="sr-only">
        {" "}
        ({number}: {say(signWords[sign])})
      </span>
    </mark>
  );
}

function Sign({ sign }: { sign: SignName }) {
  const place = "inline size-4";
  if (sign === "slip") return <Icon name="pencil" className={`${place} text-ok`} />;
  return sign === "right" ? (
    <Icon name="check" className={`${place} text-ok`} />
  ) : (
    <Icon name="close" className={`${place} text-bad`} />
  );
}
