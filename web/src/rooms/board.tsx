import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { CodeShape, ColoredSentence, Digits } from "./code-shapes.tsx";
import { type Color, colors, isReady, type Puzzle } from "./room.ts";
import { PieceTile, RiddleTile } from "./tiles.tsx";
import type { Shown } from "./use-screen.ts";
import { words } from "./words.ts";

interface BoardProps {
  puzzle: Puzzle;
  /** Counted from 1. */
  number: number;
  total: number;
  practice: boolean;
  onOpen: (shown: Shown) => void;
}

/** The puzzle that is being played: what there is to solve, what came of it, and the lock once it can be tried. */
export function Board({ puzzle, number, total, practice, onOpen }: BoardProps) {
  const say = useWords(words);
  const { riddle, exercises, lead } = puzzle;
  return (
    <section aria-labelledby="puzzle" className="mt-8">
      <p className="text-15 font-semibold text-lamp">{say("puzzleOf", { number, total })}</p>
      <h2
        id="puzzle"
        tabIndex={-1}
        data-next=""
        lang={lead ? "en" : undefined}
        className="mt-1 max-w-[46ch] text-20 leading-snug font-semibold outline-none sm:text-24"
      >
        {lead ?? say("puzzleOf", { number, total })}
      </h2>
      {practice && <p className="mt-2 text-15 text-muted">{say("practice")}</p>}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8">
        <section aria-labelledby="pending">
          <h3 id="pending" className="text-20">
            {say("pending")}
          </h3>
          <ul className="mt-3 grid gap-3">
            {riddle && (
              <li>
                <RiddleTile riddle={riddle} onOpen={() => onOpen({ what: "riddle", id: riddle.riddleId })} />
              </li>
            )}
            {exercises.map((piece, place) => (
              <li key={piece.exerciseId}>
                <PieceTile
                  piece={piece}
                  number={place + 1}
                  onOpen={() => onOpen({ what: "piece", id: piece.exerciseId })}
                />
              </li>
            ))}
          </ul>
        </section>
        <div className="grid grid-cols-1 gap-6">
          {puzzle.solutionHint && <HintBox sentence={puzzle.solutionHint} />}
          <Codes puzzle={puzzle} onOpenLock={() => onOpen({ what: "lock", puzzle })} />
        </div>
      </div>
    </section>
  );
}

/** The sentence that tells the order of the letters. */
export function HintBox({ sentence }: { sentence: string }) {
  const say = useWords(words);
  return (
    <section className="note">
      <h3 className="font-sans text-15 font-semibold tracking-normal text-muted">{say("hintBox")}</h3>
      <p lang="en" className="mt-1.5 room-told">
        <ColoredSentence text={sentence} />
      </p>
    </section>
  );
}

/** The letters of a puzzle by colour, as far as they are found. */
export function lettersOf({ exercises }: Puzzle): { color: Color; letter: string | undefined }[] {
  return exercises
    .toSorted((one, other) => one.color - other.color)
    .map(({ color, code }) => ({ color: colors[color], letter: code?.code }));
}

function Codes({ puzzle, onOpenLock }: { puzzle: Puzzle; onOpenLock: () => void }) {
  const say = useWords(words);
  const { riddle, exercises } = puzzle;
  const none = !riddle?.solved && exercises.every(({ solved }) => !solved);
  return (
    <section className="plate grid gap-5 p-5 sm:p-6">
      <h3 className="text-20">{say("codes")}</h3>
      <dl className="grid grid-cols-3 gap-x-2 gap-y-4">
        <div className="col-span-3 flex flex-wrap items-center justify-between gap-3">
          <dt className="text-15 text-on-night/80">{say("number")}</dt>
          <dd>
            <Digits code={riddle?.code ?? null} />
            <span className="sr-only">{riddle?.code?.split("").join(" ") ?? say("none")}</span>
          </dd>
        </div>
        {lettersOf(puzzle).map(({ color, letter }) => (
          <div key={color} className="grid justify-items-center gap-1">
            <dt className="order-last text-13 text-on-night/80">
              <span className="sr-only">{say("letter", { color: say(color) })}</span>
              <span aria-hidden="true">{say(color)}</span>
            </dt>
            <dd>
              <CodeShape color={color} letter={letter} className="size-14" />
              <span className="sr-only">{letter ?? say("none")}</span>
            </dd>
          </div>
        ))}
      </dl>
      {none && <p className="text-15 text-on-night/80">{say("noCodes")}</p>}
      {isReady(puzzle) && (
        <div role="status" className="grid gap-3">
          <p>{say("ready")}</p>
          <Button look="lamp" data-tile="d" onClick={onOpenLock}>
            <Icon name="door" />
            {say("openDecoder")}
          </Button>
        </div>
      )}
    </section>
  );
}
