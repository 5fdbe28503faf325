import type { Item } from "#format.ts";
import { plainWords, wordSet } from "#language/phrases.ts";
import { foreignSpelling } from "#language/spellings.ts";
import { eachItem, eachText } from "./check.ts";
import { optionsOf } from "./placed.ts";

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

/** English explanations are English. */
export const englishExplained = eachItem(({ item }) => {
  const wrong = explanationsOf(item).find(({ en }) => share(en, spanish) > share(en, english));
  return wrong && `not English: ${wrong.en}`;
});

/** Spanish explanations are Spanish, what they quote from the text apart. */
export const spanishExplained = eachItem(({ item }) => {
  const wrong = explanationsOf(item).find(
    ({ en, es }) => en === es || share(es, spanish) <= share(es, english),
  );
  return wrong && `not Spanish: ${wrong.es}`;
});

/** One spelling, the declared one, in everything English about a text. */
export const spelling = eachText(({ work, text }) => {
  const parts = work.items.flatMap((item) => [
    item.stem,
    ...optionsOf(item),
    ...explanationsOf(item).map(({ en }) => en),
  ]);
  const titles = [work, ...("fillIns" in work ? work.fillIns : [])].map(({ title }) => title);
  const found = plainWords([...titles, text, ...parts].join("\n")).find((word) =>
    foreignSpelling(word, work.spelling),
  );
  return found && `"${found}" is not ${work.spelling} spelling`;
});

function explanationsOf(item: Item): Item["why"][] {
  return [item.why, ...item.distractors.map(({ why }) => why)];
}

function share(text: string, words: Set<string>): number {
  const all = plainWords(text.replace(quoted, " "));
  return all.filter((word) => words.has(word)).length / Math.max(all.length, 1);
}
