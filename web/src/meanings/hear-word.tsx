import { reviewCalls } from "@salida/contract/reviews.ts";
import { useState } from "react";
import { api } from "#api.ts";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { meaningWords } from "./words.ts";

/** How often it is asked again for a word that is being spoken, and milliseconds between. */
const [tries, pause] = [8, 500];

/** A button that says a word of the glossary. */
export function HearWord({ word }: { word: string }) {
  const say = useWords(meaningWords);
  const [state, setState] = useState<"still" | "asked" | "silent">("still");

  async function hear() {
    setState("asked");
    try {
      await new Audio(await addressOf(word)).play();
      setState("still");
    } catch {
      setState("silent");
    }
  }

  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={say("listen", { word })}
        aria-busy={state === "asked"}
        onClick={() => state !== "asked" && void hear()}
      >
        <Icon name="headphones" className={state === "asked" ? "opacity-50" : ""} />
      </button>
      {state === "silent" && (
        <p role="alert" className="text-15 text-bad">
          {say("silent")}
        </p>
      )}
    </>
  );
}

async function addressOf(word: string): Promise<string> {
  for (let left = tries; left > 0; left -= 1) {
    const { url } = await api(reviewCalls.hearWord, { params: { word } });
    if (url) return url;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error("the word was not spoken in time");
}
