import type { Said } from "#format.ts";
import { plainWords, wordSet } from "./phrases.ts";

const quoted = /«[^»]*»|["“][^"“”]*["”]/g;
const spanish = wordSet(`
  al algo ahora así aunque como con cuando de del desde donde el ella ellas ellos en entre era es eso esa ese esta
  este está están fue ha hay la las le les lo los más mientras muy ni no o para pero por porque que qué quien se ser
  si sin sino sobre solo son su sus también tan tiene tienen todo todos un una unos y ya dice quiere mucho mucha
  poco nada otro otra`);
const english = wordSet(`
  about after all also an and are as at be because been before but by can did do does for from had has have he her
  him his in is it its not of on only or she so that the their them there they this to was were what when which
  who will with you`);

/** What is wrong with an explanation whose English is not, or undefined. */
export function notEnglish({ en }: Said): string | undefined {
  return share(en, spanish) > share(en, english) ? `not English: ${en}` : undefined;
}

/** What is wrong with an explanation whose Spanish is not, what it quotes from the text apart; or undefined. */
export function notSpanish({ en, es }: Said): string | undefined {
  return en === es || share(es, spanish) <= share(es, english) ? `not Spanish: ${es}` : undefined;
}

function share(text: string, words: Set<string>): number {
  const all = plainWords(text.replace(quoted, " "));
  return all.filter((word) => words.has(word)).length / Math.max(all.length, 1);
}
