import { useWords } from "#i18n/room-words.ts";
import { Avatar } from "#ui/avatar.tsx";
import { playWords } from "./play-words.ts";

interface HeadProps {
  /** The partner's. */
  name: string;
  /** Who that is in a room's story; nothing elsewhere. */
  job: string | null;
  spoken: boolean;
  onSpoken: (spoken: boolean) => void;
}

/** Who one talks to, and whether they are heard. */
export function Head({ name, job, spoken, onSpoken }: HeadProps) {
  const say = useWords(playWords);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2">
      <p lang="en" className="flex items-center gap-3 font-semibold">
        <Avatar name={name} />
        <span>
          {name}
          {job && <span className="block text-13 font-normal text-muted">{job}</span>}
        </span>
      </p>
      <label className="flex min-h-11 items-center gap-3 text-15 font-semibold">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={spoken}
          onChange={({ target }) => onSpoken(target.checked)}
        />
        {say("spoken")}
      </label>
    </div>
  );
}
