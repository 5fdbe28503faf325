import type { MoveReply } from "@salida/contract/kind.ts";
import type { chat } from "@salida/contract/kinds/chat.ts";
import { chatLimits } from "@salida/rules/exercise-limits.ts";
import { type FormEvent, useId, useState } from "react";
import type { PlayProps } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field-error.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { playWords } from "./play-words.ts";

type Helped = MoveReply<typeof chat, "help">;

interface HelpPanelProps {
  help: PlayProps<typeof chat>["moves"]["help"];
  /** The model that answers here, where one does. */
  model: string | null;
  /** Puts a word, or all that is to be said, into the text box. */
  onWord: (word: string) => void;
  onSentence: (sentence: string) => void;
}

/** Somebody says in Spanish what they would say; here is how that goes in English, or words that may help. */
export function HelpPanel({ help, model, onWord, onSentence }: HelpPanelProps) {
  const say = useWords(playWords);
  const [text, setText] = useState("");
  const [state, setState] = useState<"open" | "asking" | "empty">("open");
  const [helped, setHelped] = useState<Helped>();

  const id = useId();
  const fault = state === "empty" ? say("helpEmpty") : undefined;

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (state === "asking") return;
    if (text.trim() === "") return setState("empty");
    setState("asking");
    setHelped(undefined);
    setHelped(await help({ text: text.trim() }));
    setState("open");
  }

  return (
    <section aria-label={say("help")} className="chat-help">
      <form onSubmit={ask} noValidate className="flex flex-wrap items-end gap-2">
        <div className="chat-help-field">
          <label htmlFor={id} className="text-15 font-semibold">
            {say("helpLabel")}
          </label>
          <input
            ref={takeFocus}
            id={id}
            lang="es"
            className="input"
            value={text}
            maxLength={chatLimits.longestHelp}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-error` : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <FieldError id={`${id}-error`} text={fault} />
        </div>
        <Button type="submit" look="quiet" className="text-15" busy={state === "asking"}>
          {say("helpAsk")}
        </Button>
      </form>
      <div role="status">
        {helped?.english && (
          <Sentence english={helped.english} model={model} onUse={() => onSentence(helped.english ?? "")} />
        )}
        {helped && !helped.english && <Words words={helped.words} onWord={onWord} />}
      </div>
    </section>
  );
}

interface SentenceProps {
  english: string;
  model: string | null;
  onUse: () => void;
}

function Sentence({ english, model, onUse }: SentenceProps) {
  const say = useWords(playWords);
  return (
    <div className="grid gap-2">
      <p lang="en" className="font-semibold">
        {english}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-48 text-13 text-muted wrap-anywhere">
          {say("helpByModel", { model: model ?? "" })}
        </p>
        <Button look="quiet" className="text-15" onClick={onUse}>
          {say("helpUse")}
        </Button>
      </div>
    </div>
  );
}

function Words({ words, onWord }: { words: Helped["words"]; onWord: (word: string) => void }) {
  const say = useWords(playWords);
  const [added, setAdded] = useState("");
  if (words.length === 0) return <p className="text-15">{say("helpNothing")}</p>;
  return (
    <div className="grid gap-1">
      <p className="text-15 font-semibold">{say("helpWords")}</p>
      <p className="text-13 text-muted">{say("helpWordsHint")}</p>
      <dl className="chat-help-words">
        {words.map(({ spanish, english }) => (
          <div key={spanish} className="flex flex-wrap items-center gap-1">
            <dt lang="es" className="text-15 text-muted">
              {spanish}
            </dt>
            {english.map((word) => (
              <dd key={word}>
                <button
                  type="button"
                  lang="en"
                  className="chat-word"
                  onClick={() => {
                    onWord(word);
                    setAdded(word);
                  }}
                >
                  {word}
                </button>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="sr-only">{added && say("helpAdded", { word: added })}</p>
    </div>
  );
}
