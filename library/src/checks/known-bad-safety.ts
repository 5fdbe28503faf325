import type { LibraryFile } from "#format.ts";
import { bad, type KnownBad } from "./known-bad.ts";
import { textsOf } from "./placed.ts";

/** What the checks are known to find of what is not fit for learners, or for us to print. */
export const knownBadSafety: KnownBad[] = [
  bad("unsafe", "a word of sex in a reason", reason("en", "She is naked on porn sites.")),
  bad("unsafe", "a form of a swear word", reason("en", "The shittiest thing: she was fucking tired.")),
  bad("unsafe", "a drug", reason("en", "He sold drugs and cocaine.")),
  bad("unsafe", "a bad word in Spanish", reason("es", "Ella dice que la vida es una mierda.")),
  bad("unsafe", "a bad word in disguise", reason("en", "She said it is sh1t and no more.")),
  bad("unsafe", "a starred word", reason("en", "She said it is f*ck and no more.")),
  bad("unsafe", "a word letter by letter", reason("en", "She says f u c k to him.")),
  bad("unsafe", "harm to oneself", reason("en", "He killed himself in the end.")),
  bad("unsafe", "a claim about believers", reason("en", "They say that all Muslims are bad.")),
  bad("dose", "blood on every page", reason("text", "Blood! A gun, a bomb, more blood.")),
  bad("dose", "too much to drink", reason("text", "Beer, then wine. The gin was old.")),
  bad("advice", "a doctor's advice", reason("text", "You should take aspirin.")),
  bad("knownName", "a brand", reason("en", "She looks it up on Google.")),
  bad("knownName", "a brand of somebody", reason("en", "It is in McDonald’s kitchen.")),
  bad("knownName", "a person of our time", reason("en", "She is as rich as Elon Musk.")),
  bad("plainText", "an address", reason("en", "She wrote to ana@example.org for more.")),
  bad("plainText", "letters in disguise", reason("en", "She was ｔｉｒｅｄ and slept.")),
  bad("englishTold", "a stem in Spanish", reason("text", "¿Qué come la niña en la mesa?")),
  bad("sentenceOnce", "a sentence that is there twice", (files) => {
    const [it] = textsOf(files);
    const long = it?.text.match(/[A-Z][^.!?]{30,44}[.]/)?.[0] ?? "";
    if (it) it.work.text = it.work.text.replace(long, `${long} ${long}`);
  }),
  bad("plainText", "a hidden sign", reason("en", "She was \u202Etired and slept.")),
];

/** Puts a sentence into the first reading, or into a reason for its first item. */
function reason(where: "en" | "es" | "text", sentence: string) {
  return (files: LibraryFile[]) => {
    const [it] = textsOf(files);
    const [item] = it?.work.items ?? [];
    if (!it || !item) throw new Error("no item");
    if (where === "text") item.stem = `${sentence} ${item.stem}`;
    else item.why[where] += ` ${sentence}`;
  };
}
