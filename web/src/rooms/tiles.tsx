import clsx from "clsx";
import { type ReactNode, useRef } from "react";
import type { AnyKind } from "#exercises/kind.ts";
import { useKinds } from "#exercises/kinds-context.ts";
import { useWords } from "#i18n/room-words.ts";
import { Icon, LineDrawing } from "#ui/icon.tsx";
import { useShortcutsOn } from "#ui/shortcuts.ts";
import { CodeShape, Digits } from "./code-shapes.tsx";
import { colors, type Piece, type Puzzle } from "./room.ts";
import { SkinIcon } from "./skin-icon.tsx";
import { words } from "./words.ts";

/** Whether something was solved while it was looked at. */
export function useFresh(solved: boolean): boolean {
  const before = useRef(solved);
  return solved && !before.current;
}

interface TileProps {
  /** Opens it, and tells it from the others. */
  keyCap: string;
  icon: ReactNode;
  name: string;
  nameLang?: string;
  about: ReactNode;
  gives: string;
  solved: boolean;
  code: ReactNode;
  onOpen: () => void;
}

function Tile({ keyCap, icon, name, nameLang, about, gives, solved, code, onOpen }: TileProps) {
  const say = useWords(words);
  const [keysOn] = useShortcutsOn();
  return (
    <button
      type="button"
      data-tile={keyCap}
      className={clsx("tile", solved && "tile-solved")}
      onClick={onOpen}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span lang={nameLang} className="block font-display text-17 leading-snug font-semibold">
          {name}
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-13 text-muted">
          {keysOn && (
            <span aria-hidden="true" className="key max-md:hidden">
              {keyCap.toUpperCase()}
            </span>
          )}
          <span>{about}</span>
          <span className={clsx("flex items-center gap-1", solved ? "font-semibold text-ok" : "sr-only")}>
            {solved && <Icon name="check" className="size-4" />}
            {say(solved ? "solved" : "open")}
          </span>
          <span className="sr-only">{gives}</span>
        </span>
      </span>
      {code}
    </button>
  );
}

interface PieceTileProps {
  piece: Piece;
  /** Counted from 1. */
  number: number;
  onOpen: () => void;
}

/** A piece of the room: what it is in the story, and the letter it gives. */
export function PieceTile({ piece, number, onOpen }: PieceTileProps) {
  const say = useWords(words);
  const kind = useKinds().find(({ contract }) => contract.code === piece.type);
  const color = colors[piece.color];
  const fresh = useFresh(piece.solved);
  return (
    <Tile
      keyCap={String(number)}
      icon={<SkinIcon skin={piece.as} className="size-6" />}
      name={piece.found}
      nameLang="en"
      about={kind && <KindName kind={kind} />}
      gives={say("gives", { color: say(color) })}
      solved={piece.solved}
      code={<CodeShape color={color} letter={piece.code?.code} fresh={fresh} className="size-11" />}
      onOpen={onOpen}
    />
  );
}

function KindName({ kind }: { kind: AnyKind }) {
  return useWords(kind.words)("one");
}

interface RiddleTileProps {
  riddle: NonNullable<Puzzle["riddle"]>;
  onOpen: () => void;
}

/** The riddle on the lock, and the number it gives. */
export function RiddleTile({ riddle, onOpen }: RiddleTileProps) {
  const say = useWords(words);
  const fresh = useFresh(riddle.solved);
  return (
    <Tile
      keyCap="r"
      icon={<LineDrawing path={questionMark} className="size-6" />}
      name={say("riddleFound")}
      about={say("riddle")}
      gives={say("givesNumber")}
      solved={riddle.solved}
      code={<Digits code={riddle.code} fresh={fresh} />}
      onOpen={onOpen}
    />
  );
}

export const questionMark = "M8 9a4 4 0 1 1 6 3.500c-1.500 1-2 1.700-2 3.500M12 20v.01";
