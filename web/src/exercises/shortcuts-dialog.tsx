import { useWords } from "#i18n/room-words.ts";
import { Dialog } from "#ui/dialog.tsx";
import { useShortcutsOn } from "#ui/shortcuts.ts";
import type { KeyGroup } from "./kind.ts";
import { shortcutsWords } from "./shortcuts-words.ts";
import { words } from "./words.ts";

const keysOf = {
  sound: [
    { keys: ["␣", "K"], does: "keyPlay" },
    { keys: ["←", "J"], does: "keyBack" },
    { keys: ["→", "L"], does: "keyForward" },
  ],
  choices: [
    { keys: ["1", "2", "3", "4"], does: "keyChoose" },
    { keys: ["Enter"], does: "keyEnter" },
  ],
  blanks: [{ keys: ["Enter"], does: "keyBlank" }],
  text: [{ keys: ["Ctrl", "Enter"], does: "keySendText" }],
  messages: [
    { keys: ["Enter"], does: "keySend" },
    { keys: ["Shift", "Enter"], does: "keyBreak" },
  ],
  room: [
    { keys: ["R"], does: "keyRiddle" },
    { keys: ["1", "2", "3"], does: "keyPieces" },
    { keys: ["D"], does: "keyDecoder" },
    { keys: ["P"], does: "keyStart" },
    { keys: ["T"], does: "keyTime" },
    { keys: ["M"], does: "keySound" },
  ],
  everywhere: [
    { keys: ["?"], does: "keyHelp" },
    { keys: ["Ctrl", "B"], does: "keySidebar" },
  ],
} as const;

interface ShortcutsDialogProps {
  /** What works in this exercise beside what works everywhere. */
  keys: readonly KeyGroup[];
  open: boolean;
  onClose: () => void;
}

/** The keys that work in an exercise, and the switch that turns them off. */
export function ShortcutsDialog({ keys: groups, open, onClose }: ShortcutsDialogProps) {
  const say = useWords(shortcutsWords);
  const close = useWords(words)("close");
  const [on, turn] = useShortcutsOn();
  return (
    <Dialog
      open={open}
      title={say("shortcuts")}
      text={say("shortcutsText")}
      closeLabel={close}
      onClose={onClose}
    >
      <dl className="mt-5 divide-y divide-line">
        {[...groups, "everywhere" as const].flatMap((group) =>
          keysOf[group].map(({ keys, does }) => (
            <div key={does} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <dt className="flex gap-1.5">
                {keys.map((key) => (
                  <kbd key={key} className="key">
                    {key === "␣" ? say("keySpace") : key}
                  </kbd>
                ))}
              </dt>
              <dd>{say(does)}</dd>
            </div>
          )),
        )}
      </dl>
      <label className="mt-4 flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={on}
          onChange={(event) => turn(event.target.checked)}
        />
        {say("shortcutsOn")}
      </label>
    </Dialog>
  );
}
