import type { FillIn, Item, LibraryFile, Listening } from "#format.ts";
import { spokenText, turnsOf } from "#spoken/turns.ts";
import { bad, type KnownBad } from "./known-bad.ts";

const spoiled = "food-b1-the-grey-jar";

/** What the checks are known to find in listenings: in a dialogue of Leila, who begins, and Pavel, who ends. */
export const knownBadListenings: KnownBad[] = [
  bad(
    "evidenceInText",
    "a speaker's name in the evidence",
    evidence((it) => (it.evidence = `Leila: ${it.evidence}`)),
  ),
  bad(
    "forTheEar",
    "digits",
    listening((it) => (it.text += " Take 2.")),
  ),
  bad(
    "forTheEar",
    "parentheses",
    listening((it) => (it.text += " (Please.)")),
  ),
  bad(
    "forTheEar",
    "a slash",
    listening((it) => (it.text += " Milk and/or eggs.")),
  ),
  bad(
    "forTheEar",
    "a time with full stops",
    listening((it) => (it.text += " Come at two p.m. today.")),
  ),
  bad(
    "forTheEar",
    "an abbreviation",
    listening((it) => (it.text += " Bring eggs etc, please.")),
  ),
  bad("speakers", "two speakers with one kind of voice", listening(sameVoice)),
  bad("speakers", "two names that begin alike", listening(rename)),
  bad(
    "speakers",
    "a dialogue of one speaker",
    listening((it) => alone(it)),
  ),
  bad(
    "turns",
    "a turn without its speaker",
    listening((it) => (it.text += "\n\nGood.")),
  ),
  bad(
    "turns",
    "two turns of the same speaker",
    listening((it) => (it.text += "\n\nPavel: Good.")),
  ),
  bad("turns", "a name in a monologue", listening(aloneButNamed)),
  bad("turnLength", "a turn that is too long", listening(longTurn)),
  bad("sentenceLength", "a sentence that is too long", listening(longSentence)),
  bad(
    "itemsInOrder",
    "questions against the order of the text",
    listening((it) => it.items.reverse()),
  ),
  bad(
    "idPrefix",
    "a fill-in's id of another cell",
    fillIns((it) => (it.id = "food-b2-the-grey-jar")),
  ),
  bad(
    "idOnce",
    "an id given twice",
    fillIns((it, other) => (it.id = other.id)),
  ),
  bad(
    "titleOnce",
    "a fill-in with the listening's title",
    fillIns((it) => (it.title = "The Grey Jar")),
  ),
  bad(
    "spelling",
    "American spelling in a fill-in's title",
    fillIns((it) => (it.title = "My Favorite Jar")),
  ),
];

/** Spoils the one listening that these cases are made for. */
export function listening(change: (it: Listening) => unknown) {
  return (files: LibraryFile[]) => {
    const it = files.flatMap((file) => file.listenings).find(({ id }) => id === spoiled);
    if (!it) throw new Error(`no ${spoiled}`);
    change(it);
  };
}

/** Spoils the first fill-in of that listening, or the second. */
export function fillIns(change: (it: FillIn, other: FillIn) => unknown) {
  return listening(({ fillIns: [one, other] }) => one && other && change(one, other));
}

function evidence(change: (it: Item) => unknown) {
  return listening(({ items: [one] }) => one && change(one));
}

function sameVoice({ speakers }: Listening): void {
  for (const speaker of speakers) speaker.voice = "man";
}

function rename(it: Listening): void {
  const [, pavel] = it.speakers;
  if (pavel) pavel.name = "Lev";
  it.text = it.text.replaceAll("Pavel:", "Lev:");
}

function alone(it: Listening): void {
  it.text = spokenText(it);
  it.speakers.pop();
}

function aloneButNamed(it: Listening): void {
  alone(it);
  it.genre = "message";
  it.text += "\n\nLeila: Good.";
}

function longTurn(it: Listening): void {
  const turns = turnsOf(it).map(({ speaker, text }) => ({ name: speaker?.name, text }));
  const merged = {
    name: "Leila",
    text: turns
      .splice(0, 5)
      .map(({ text }) => text)
      .join(" "),
  };
  it.text = [merged, ...turns].map(({ name, text }) => `${name}: ${text}`).join("\n\n");
}

function longSentence(it: Listening): void {
  it.text = it.text.replace("for lunch. Could you ask", "for lunch at the flat, so could you ask");
}
