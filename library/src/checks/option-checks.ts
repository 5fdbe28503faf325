import { outside } from "#form.ts";
import { formOf } from "#language/option-form.ts";
import { plainWords, runsOf } from "#language/phrases.ts";
import { eachItem } from "./check.ts";
import { optionsOf } from "./placed.ts";

const copiedRun = 5;

/** As many options as the form says. */
export const optionCount = eachItem(({ item }, form) =>
  outside(optionsOf(item).length, form.options, "options"),
);

/** No option says the same as another. */
export const optionOnce = eachItem(({ item }) => {
  const options = optionsOf(item).map((option) => plainWords(option).join(" "));
  const repeated = options.find((option, index) => options.indexOf(option) !== index);
  return repeated === undefined ? undefined : `option "${repeated}" stands twice`;
});

/** No option stands out by its length. */
export const optionLength = eachItem(({ item }, { optionLength: { times, characters } }) => {
  const lengths = optionsOf(item).map(({ length }) => length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  if (longest - shortest <= characters) return undefined;
  return longest > shortest * times
    ? `longest option has ${longest} characters, shortest ${shortest}`
    : undefined;
});

/** No option stands out by its first letter's case or its last mark. */
export const optionForm = eachItem(({ item }) => {
  const forms = new Set(optionsOf(item).map(formOf));
  return forms.size > 1 ? "options differ in first capital or final punctuation" : undefined;
});

/** A key in the text's own words is found by looking for them, unless a distractor tempts in the same way. */
export const keyCopied = eachItem(({ item, text }) => {
  const runs = runsOf(text, copiedRun);
  const copied = (option: string) => [...runsOf(option, copiedRun)].some((run) => runs.has(run));
  if (!copied(item.key) || item.distractors.some((distractor) => copied(distractor.text))) return undefined;
  return "only the key is copied from the text";
});
