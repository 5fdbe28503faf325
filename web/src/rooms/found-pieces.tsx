import { useWords } from "#i18n/room-words.ts";
import { Icon, LineDrawing } from "#ui/icon.tsx";
import { CodeShape } from "./code-shapes.tsx";
import { overWords } from "./over-words.ts";
import { colors, type Piece, type Puzzle } from "./room.ts";
import { SkinIcon } from "./skin-icon.tsx";
import { questionMark } from "./tiles.tsx";
import { words } from "./words.ts";

interface FoundPiecesProps {
  puzzles: readonly Puzzle[];
  onOpen: (piece: Piece) => void;
  onRiddle: (riddleId: string) => void;
}

/** Every piece that was reached, to be looked at again with its reasons and what was said. */
export function FoundPieces({ puzzles, onOpen, onRiddle }: FoundPiecesProps) {
  const say = useWords(overWords);
  const sayPage = useWords(words);
  const reached = puzzles.filter(({ exercises }) => exercises.length > 0);
  if (reached.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-24">{say("review")}</h2>
      <p className="mt-1 text-muted">{say("reviewText")}</p>
      <div className="mt-5 grid grid-cols-1 gap-6 lg:grid-cols-3">
        {reached.map(({ id, riddle, exercises }, place) => (
          <section key={id} className="card p-4">
            <h3 className="px-2 text-15 font-semibold text-lamp">
              {sayPage("puzzleOf", { number: place + 1, total: puzzles.length })}
            </h3>
            <ul className="mt-2 grid gap-1">
              {riddle?.solved && (
                <li>
                  <FoundRiddle code={riddle.code ?? ""} onOpen={() => onRiddle(riddle.riddleId)} />
                </li>
              )}
              {exercises.map((piece) => (
                <li key={piece.exerciseId}>
                  <FoundPiece piece={piece} onOpen={() => onOpen(piece)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

const row =
  "flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-brand-soft";

function FoundRiddle({ code, onOpen }: { code: string; onOpen: () => void }) {
  const say = useWords(overWords);
  const sayPage = useWords(words);
  return (
    <button type="button" className={row} onClick={onOpen}>
      <LineDrawing path={questionMark} className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">{sayPage("riddleFound")}</span>
        <span className="flex items-center gap-1 text-13 text-ok">
          <Icon name="check" className="size-4" />
          {say("riddleDone")}
        </span>
      </span>
      <span className="font-mono text-17 font-bold">{code}</span>
    </button>
  );
}

function FoundPiece({ piece, onOpen }: { piece: Piece; onOpen: () => void }) {
  const say = useWords(overWords);
  return (
    <button type="button" className={row} onClick={onOpen}>
      <SkinIcon skin={piece.as} className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span lang="en" className="block leading-snug font-semibold">
          {piece.found}
        </span>
        <span className={`flex items-center gap-1 text-13 ${piece.solved ? "text-ok" : "text-muted"}`}>
          {piece.solved && <Icon name="check" className="size-4" />}
          {say(piece.solved ? "done" : "undone")}
        </span>
      </span>
      <CodeShape color={colors[piece.color]} letter={piece.code?.code} className="size-8" />
    </button>
  );
}
