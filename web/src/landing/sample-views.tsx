import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { NightScene } from "./night-scene.tsx";
import { Waveform } from "./waveform.tsx";
import type { Language } from "./words.ts";

export function ReadingSample(): ReactNode {
  return (
    <>
      <p>
        The parcel had my name on it, but not my street. Inside were eleven left shoes and a thank-you card.
      </p>
      <p className="font-display font-bold">What was wrong on the label?</p>
      <Options texts={["The name", "The street", "The date"]} chosen={1} />
    </>
  );
}

export function ListeningSample(): ReactNode {
  return (
    <>
      <div className="flex items-center gap-4 rounded-control bg-brand-soft p-3 text-brand">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
          <Icon name="play" />
        </span>
        <Waveform className="h-8 min-w-0 flex-1" />
        <span className="font-mono text-15">0:24</span>
      </div>
      <p className="font-display font-bold">When does the boat leave?</p>
      <Options texts={["At six", "At half past six", "When the cook comes back"]} />
    </>
  );
}

export function FillingSample(): ReactNode {
  return (
    <p className="leading-[2.3]">
      Please leave your wet <b className="blank">boots</b> by the door. The kitchen floor is{" "}
      <b className="blank">new</b>, the dog is still <b className="blank blank-now">lear</b> and the cat does
      not <b className="blank blank-empty">&nbsp;</b> strangers.
    </p>
  );
}

export function DescriptionSample({ scene, language }: { scene: string; language: Language }): ReactNode {
  return (
    <>
      <div lang={language}>
        <NightScene label={scene} />
      </div>
      <p className="rounded-control border border-field px-4 py-3">
        A cat is sitting on the wall. It is looking at a small boat under the moon.
      </p>
    </>
  );
}

export function ChatSample({ mended, language }: { mended: string; language: Language }): ReactNode {
  return (
    <div className="flex flex-col gap-3">
      <p className="bubble bubble-theirs">What did you do at the weekend?</p>
      <div className="bubble bubble-mine">I have gone to the beach on Saturday.</div>
      <p className="ml-8 border-l-2 border-speak pl-3 text-15">
        I <b>went</b> to the beach on Saturday.{" "}
        <span lang={language} className="block text-muted">
          {mended}
        </span>
      </p>
      <p className="bubble bubble-theirs">Lovely! Was the water cold?</p>
    </div>
  );
}

function Options({ texts, chosen }: { texts: string[]; chosen?: number }): ReactNode {
  return (
    <ul className="grid gap-2">
      {texts.map((text, index) => (
        <li key={text} className={index === chosen ? "plain-option plain-option-right" : "plain-option"}>
          {text}
          {index === chosen && <Icon name="check" className="ml-auto" />}
        </li>
      ))}
    </ul>
  );
}
