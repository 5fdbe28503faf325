import { Suspense, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type { AnyContract, AnyKind, Exercise, PlayProps } from "#exercises/kind.ts";
import { wordsReady } from "#i18n/phrasebooks.ts";
import { kinds } from "#kinds/index.ts";
import { Dialog } from "#ui/dialog.tsx";
import { useShortcuts } from "#ui/shortcuts.ts";
import "#ui/app.css";
import { sampleOf } from "./samples.ts";

/** What was done in the dialog and around it, for whoever tries it from outside. */
const log: { moves: { name: string; body: unknown }[]; outside: string[] } = { moves: [], outside: [] };
Object.assign(window, { log });

const name = location.hash.slice(1) as keyof typeof kinds;

/** A page with keys of its own, and over it a dialog in which a kind is played by moves that are given as props. */
function PlayerDialog() {
  const part = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useShortcuts(part, ["1", "2", "Enter", " ", "k", "?"], (key) => log.outside.push(key));
  return (
    <section ref={part} className="min-h-[200vh]">
      <h1>The room</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="A piece" closeLabel="Close" onClose={() => setOpen(false)}>
        <Suspense>
          <div className="mt-5">
            <Piece />
          </div>
        </Suspense>
      </Dialog>
    </section>
  );
}

function Piece() {
  const { replies, after, exercise: first } = sampleOf(name);
  const [exercise, setExercise] = useState<Exercise<AnyContract>>(first);
  const { contract, Play, Review }: AnyKind = kinds[name];
  if (!Play || !Review) throw new Error(`${name} is not played in a dialog`);
  const moves: PlayProps<AnyContract>["moves"] = Object.fromEntries(
    Object.keys(contract.moves).map((move) => [
      move,
      async (body: unknown) => {
        log.moves.push({ name: move, body });
        if (after) setExercise(after);
        return replies[move];
      },
    ]),
  );
  const readAgain = async () => exercise;
  if (exercise.completed && exercise.evaluation)
    return (
      <Review
        exercise={exercise}
        evaluation={exercise.evaluation}
        moves={{}}
        readAgain={readAgain}
        report={() => undefined}
        fresh
        setting="dialog"
      />
    );
  return (
    <Play
      exercise={exercise}
      moves={moves}
      readAgain={readAgain}
      setting="dialog"
      failure={undefined}
      draft={null}
      keepDraft={() => undefined}
      held={undefined}
    />
  );
}

const root = document.getElementById("root");
if (root) void wordsReady().then(() => createRoot(root).render(<PlayerDialog />));
