import { placementLength } from "@salida/rules/placement.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Door } from "#ui/door.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { placementWords } from "./words.ts";

interface BeginCardProps {
  busy: boolean;
  failure: string | undefined;
  onBegin: () => void;
}

const promises = [
  ["clock", "length"],
  ["pause", "leave"],
  ["spark", "free"],
  ["user", "alone"],
] as const satisfies readonly (readonly [IconName, string])[];

/** What the test is, before it begins. */
export function BeginCard({ busy, failure, onBegin }: BeginCardProps) {
  const say = useWords(placementWords);
  return (
    <section data-theme="night" className="on-night relative mt-8 flex items-end gap-6 p-6 sm:p-8">
      <div className="grid flex-1 gap-6">
        <ul className="grid gap-3">
          {promises.map(([icon, word]) => (
            <li key={word} className="flex items-start gap-3">
              <Icon name={icon} className="mt-1 size-5 shrink-0 text-lamp" />
              {say(word, placementLength)}
            </li>
          ))}
        </ul>
        {failure && <Notice tone="bad" text={failure} />}
        <Button look="lamp" busy={busy} onClick={onBegin} className="justify-self-start">
          {busy ? say("beginning") : say("begin")}
          {!busy && <Icon name="arrow-right" />}
        </Button>
      </div>
      <Door open className="-mb-8 hidden h-56 shrink-0 md:block" />
    </section>
  );
}
