import { paragraphsOf } from "@salida/rules/words.ts";
import "./parts.css";

/** An English text in paragraphs. */
export function Passage({ text }: { text: string }) {
  return (
    <div lang="en" className="passage">
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
