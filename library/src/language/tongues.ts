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
/** Spanish that is no English, whatever stands around it. */
const onlySpanish = spanish.difference(wordSet("a con era ha he me no sin solo son"));
const otherTongues = wordSet(`
  les une pas avec dans sont qui très c'est j'ai der das und ist nicht eine sie ich nach wurde il che della sono gli
  è più uma você não isso`);
const mostForeign = 1;
/** A reason of so many words has one that tells its language. */
const telling = 8;

/** What is wrong with an explanation whose English is not, or undefined. */
export function notEnglish({ en }: Said): string | undefined {
  const bare = plainWords(en.replace(quoted, " "));
  const mute = bare.length >= telling && share(en, english) === 0;
  return mute || share(en, spanish) > share(en, english) || isForeign(en) ? `not English: ${en}` : undefined;
}

/** What is wrong with an explanation whose Spanish is not, what it quotes from the text apart; or undefined. */
export function notSpanish({ en, es }: Said): string | undefined {
  const bare = es.replace(quoted, " ");
  const strange = count(bare, otherTongues) > Math.max(mostForeign, count(bare, spanish));
  return en === es || strange || share(es, spanish) <= share(es, english) ? `not Spanish: ${es}` : undefined;
}

/** Whether a sentence is of another tongue than English; of a few words, one tells. */
export function isForeign(sentence: string, few = false): boolean {
  const foreign = Math.max(count(sentence, onlySpanish), count(sentence, otherTongues));
  const own = count(sentence, english);
  return few ? foreign > 0 && foreign >= own : foreign > mostForeign && foreign > own;
}

function count(text: string, words: Set<string>): number {
  return plainWords(text).filter((word) => words.has(word)).length;
}

function share(text: string, words: Set<string>): number {
  const all = plainWords(text.replace(quoted, " "));
  return all.filter((word) => words.has(word)).length / Math.max(all.length, 1);
}
