import type { Image } from "@salida/contract/media.ts";
import { useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { LargePicture } from "./large-picture.tsx";
import { pictureWords } from "./picture-words.ts";

interface PictureProps {
  image: Image;
  /** Asks for a fresh address of the picture: the one it has is good for an hour or two. */
  onRetry: () => Promise<unknown>;
}

/** The picture in its frame. What is in it is the exercise, so its name does not tell. */
export function Picture({ image, onRetry }: PictureProps) {
  const say = useWords(pictureWords);
  const large = useRef<HTMLDialogElement>(null);
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await onRetry();
    setBusy(false);
    setFailed(undefined);
  }

  if (failed === image.url)
    return (
      <Notice tone="bad" text={say("failed")}>
        <Button look="quiet" busy={busy} onClick={retry}>
          {say("retry")}
        </Button>
      </Notice>
    );
  return (
    <div className="card overflow-hidden">
      <img
        src={image.url}
        width={image.width}
        height={image.height}
        alt={say("picture")}
        className="h-auto w-full bg-line"
        onError={() => setFailed(image.url)}
      />
      <button
        type="button"
        className="button button-ghost w-full rounded-none text-15"
        onClick={() => large.current?.showModal()}
      >
        <Icon name="search" />
        {say("larger")}
      </button>
      <LargePicture ref={large} image={image} />
    </div>
  );
}
