import type { Level } from "@salida/rules/levels.ts";
import {
  type FormEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { motionReduced } from "#ui/use-media.ts";
import { wordAt } from "./word-at.ts";
import { meaningWords } from "./words.ts";

const MeaningCard = lazy(async () => ({ default: (await import("./meaning-card.tsx")).MeaningCard }));

/** How much of the window the card may take, with what stands under it on a phone. */
const cardsHeight = 330;

interface MeaningsProps {
  /** Of the text. */
  level: Level;
  children: ReactNode;
}

/** Makes every word of the English texts in it tell what it means; for who cannot tap there is a field. */
export function Meanings({ level, children }: MeaningsProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ word: string; sentence?: string | undefined }>();
  useEffect(() => () => highlight(undefined), []);

  function clicked({ target, clientX, clientY }: MouseEvent) {
    const control = target instanceof Element && target.closest("a, button, input, textarea, summary, label");
    // the sentences of a transcript are buttons that play; their words tell what they mean besides
    if (control && !control.classList.contains("sentence")) return;
    const found = whole.current && wordAt(clientX, clientY, whole.current);
    if (!found) return;
    highlight(found.range);
    keepInSight(found.range);
    setAsked({ word: found.word, sentence: found.sentence });
  }

  function close() {
    highlight(undefined);
    setAsked(undefined);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field beneath does the same by keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field beneath does the same by keys
    <div ref={whole} onClick={clicked}>
      {children}
      <LookUp
        onAsk={(word) => {
          highlight(undefined);
          setAsked({ word });
        }}
      />
      {asked && (
        <Suspense>
          <MeaningCard asked={asked} level={level} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** The card comes up over the lower edge: what is marked there moves up. */
function keepInSight(range: Range) {
  const under = range.getBoundingClientRect().bottom - (innerHeight - cardsHeight);
  if (under > 0) scrollBy({ top: under, behavior: motionReduced() ? "auto" : "smooth" });
}

/** Marks a word without touching the page; where the browser cannot, nothing is marked. */
function highlight(range: Range | undefined) {
  if (typeof CSS === "undefined" || !("highlights" in CSS)) return;
  if (range) CSS.highlights.set("meaning", new Highlight(range));
  else CSS.highlights.delete("meaning");
}

function LookUp({ onAsk }: { onAsk: (word: string) => void }) {
  const say = useWords(meaningWords);
  const [word, setWord] = useState("");
  function ask(event: FormEvent) {
    event.preventDefault();
    if (word.trim() !== "") onAsk(word.trim());
  }
  return (
    <form onSubmit={ask} className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-15 text-muted">{say("hint")}</p>
      <div className="flex gap-2">
        <input
          type="text"
          lang="en"
          autoCapitalize="none"
          autoComplete="off"
          maxLength={60}
          aria-label={say("word")}
          value={word}
          onChange={({ target }) => setWord(target.value)}
          className="input w-44"
        />
        <Button look="quiet" type="submit">
          {say("lookUp")}
        </Button>
      </div>
    </form>
  );
}
