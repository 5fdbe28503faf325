import type { Image } from "@salida/contract/media.ts";
import type { KeyboardEvent, RefObject } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { pictureWords } from "./picture-words.ts";

interface LargePictureProps {
  ref: RefObject<HTMLDialogElement | null>;
  image: Image;
}

/** Escape is for this dialog alone, not for one it may stand in. */
function keepEscape(event: KeyboardEvent) {
  if (event.key === "Escape") event.stopPropagation();
}

/** The picture as high as the screen and never small: where it is wider than the screen, one moves along it. */
export function LargePicture({ ref, image: { url, width, height } }: LargePictureProps) {
  const say = useWords(pictureWords);
  return (
    <dialog
      ref={ref}
      aria-label={say("picture")}
      className="h-dvh max-h-none w-dvw max-w-none overflow-auto bg-night"
      onKeyDown={keepEscape}
    >
      <button
        type="button"
        className="icon-button fixed top-2 right-4 bg-card text-ink"
        aria-label={say("close")}
        onClick={() => ref.current?.close()}
      >
        <Icon name="close" />
      </button>
      <img
        src={url}
        width={width}
        height={height}
        alt={say("picture")}
        loading="lazy"
        className="mx-auto h-[max(100dvh,40rem)] w-auto max-w-none"
      />
    </dialog>
  );
}
