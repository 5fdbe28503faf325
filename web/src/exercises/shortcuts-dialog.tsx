import { useWords } from "#i18n/room-words.ts";
import { Dialog } from "#ui/dialog.tsx";
import { useShortcutsOn } from "#ui/shortcuts.ts";
import { words } from "./words.ts";

/** The keys that work in an exercise, and the switch that turns them off. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useWords(words);
  const [on, turn] = useShortcutsOn();
  const rows = [
    [["1", "2", "3", "4"], say("keyChoose")],
    [["Enter"], say("keyEnter")],
    [["?"], say("keyHelp")],
    [["Ctrl", "B"], say("keySidebar")],
  ] as const;
  return (
    <Dialog
      open={open}
      title={say("shortcuts")}
      text={say("shortcutsText")}
      closeLabel={say("close")}
      onClose={onClose}
    >
      <dl className="mt-5 divide-y divide-line">
        {rows.map(([keys, does]) => (
          <div key={does} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="key">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
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
