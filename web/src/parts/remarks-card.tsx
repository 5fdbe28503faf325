import type { Remarks } from "@salida/contract/remarks.ts";
import { useState } from "react";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { words } from "./remarks-words.ts";

interface RemarksCardProps {
  /** What a model found besides; null until it was asked. */
  remarks: Remarks | null;
  /** The model that can be asked; null where there is none. */
  from: string | null;
  ask: () => Promise<unknown>;
}

/** What a model would say otherwise in what the learner wrote, once they ask for it; it is marked as the model's. */
export function RemarksCard({ remarks, from, ask }: RemarksCardProps) {
  const say = useWords(words);
  const [asking, setAsking] = useState(false);
  if (!remarks && !from) return null;

  async function look() {
    setAsking(true);
    await ask();
    setAsking(false);
  }

  return (
    <section className="card p-5 sm:p-6" aria-busy={asking}>
      <h3 className="mb-1 text-20">{say("title")}</h3>
      <p className="mb-4 text-15 text-muted">{say("marked", { model: remarks?.by ?? from ?? "" })}</p>
      <div aria-live="polite">
        {remarks ? (
          <Found remarks={remarks} />
        ) : (
          <Button look="quiet" busy={asking} onClick={() => void look()}>
            {say(asking ? "looking" : "look")}
          </Button>
        )}
      </div>
    </section>
  );
}

function Found({ remarks: { list } }: { remarks: Remarks }) {
  const say = useWords(words);
  const language = useLanguage();
  if (list.length === 0) return <p>{say("nothing")}</p>;
  return (
    <ul className="grid gap-4">
      {list.map(({ quote, better, why }) => (
        <li key={quote}>
          <p className="font-semibold" lang="en">
            <span>“{quote}”</span>
            <span aria-hidden="true"> → </span>
            <span className="sr-only">{say("better")}</span>
            <ins className="text-ok no-underline">“{better}”</ins>
          </p>
          <p className="text-15 text-muted">{why[language]}</p>
        </li>
      ))}
    </ul>
  );
}
