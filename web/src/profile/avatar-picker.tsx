import { avatarNames, avatarOf } from "#avatars/avatar-names.ts";
import { DrawnAvatar } from "#avatars/drawn-avatar.tsx";
import { useWords } from "#i18n/room-words.ts";
import { Avatar } from "#ui/avatar.tsx";
import { whoWords } from "./who-words.ts";

interface AvatarPickerProps {
  /** Whose letter stands where no drawing is chosen. */
  name: string;
  value: string | null;
  disabled: boolean;
  onChoose: (avatar: string | null) => void;
}

/** The drawings, and the letter, to choose from. */
export function AvatarPicker({ name, value, disabled, onChoose }: AvatarPickerProps) {
  const say = useWords(whoWords);
  const chosen = avatarOf(value) ?? null;
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1 text-15 font-semibold">{say("avatar")}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2">
        {[null, ...avatarNames].map((one) => (
          <label key={one} className="choice justify-center p-2">
            <input
              type="radio"
              name="avatar"
              value={one ?? ""}
              aria-label={say(one ?? "letter")}
              checked={one === chosen}
              onChange={() => onChoose(one)}
            />
            {one ? (
              <DrawnAvatar name={one} className="size-12" />
            ) : (
              <Avatar name={name} className="size-12" />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
