import clsx from "clsx";
import { useWords } from "#i18n/room-words.ts";
import { useSoundSwitch } from "#sound/sound-switch.ts";
import { Dialog } from "#ui/dialog.tsx";
import { useShortcutsOn } from "#ui/shortcuts.ts";
import { Toggle } from "#ui/toggle.tsx";
import type { KeyGroup } from "./kind.ts";
import { shortcutWords } from "./shortcut-words.ts";

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

const titles = {
  sound: "inSound",
  choices: "inChoices",
  blanks: "inBlanks",
  text: "inText",
  messages: "inMessages",
  room: "inRoom",
  everywhere: "inEverywhere",
} as const;

type Group = keyof typeof keysOf;

/** Every group of keys there is. */
const allGroups = ["choices", "sound", "blanks", "text", "messages", "room"] as const satisfies KeyGroup[];

interface ShortcutsDialogProps {
  /** What works in this exercise beside what works everywhere; without it all keys there are, group by group. */
  keys?: readonly KeyGroup[];
  open: boolean;
  onClose: () => void;
}

/** The keys that work in an exercise, and the switches that turn them and the sounds off. */
export function ShortcutsDialog({ keys, open, onClose }: ShortcutsDialogProps) {
  const say = useWords(shortcutWords);
  const [on, turn] = useShortcutsOn();
  const [sound, turnSound] = useSoundSwitch();
  return (
    <Dialog
      open={open}
      title={say("shortcuts")}
      text={say("shortcutsText")}
      closeLabel={say("close")}
      onClose={onClose}
    >
      {keys ? (
        <Keys groups={[...keys, "everywhere"]} className="mt-5" />
      ) : (
        [...allGroups, "everywhere" as const].map((group) => (
          <section key={group} className="mt-6">
            <h3 className="font-sans text-15 font-semibold tracking-normal text-muted">
              {say(titles[group])}
            </h3>
            <Keys groups={[group]} />
          </section>
        ))
      )}
      <div className="mt-4 grid gap-1 border-t border-line pt-3 font-semibold">
        <Toggle label={say("shortcutsOn")} on={on} onTurn={turn} />
        <Toggle label={say("soundsOn")} on={sound !== "off"} onTurn={turnSound} />
      </div>
    </Dialog>
  );
}

function Keys({ groups, className }: { groups: readonly Group[]; className?: string }) {
  const say = useWords(shortcutWords);
  const all = groups.flatMap((group) => [...keysOf[group]]);
  return (
    <dl className={clsx("divide-y divide-line", className)}>
      {all.map(({ keys, does }) => (
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
      ))}
    </dl>
  );
}
