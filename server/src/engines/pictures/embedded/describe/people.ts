import type { Fact } from "#engines/pictures/scene.ts";
import { beFor, garment, listed, withArticle } from "./grammar.ts";
import { type Speech, say, sideOf, whereIs } from "./speech.ts";

const possessive = { he: "his", she: "her", it: "its" };

/** What a person does, wears and where they are, in as many sentences as the level likes. */
export function tellPerson(speech: Speech, fact: Fact): void {
  const { level } = speech;
  if (level === "A1" || level === "A2") tellSimply(speech, fact);
  else if (level === "B1") tellAtB1(speech, fact);
  else tellRichly(speech, fact);
  speech.told.add(fact.id);
}

function tellSimply(speech: Speech, fact: Fact): void {
  const [worn] = fact.wears ?? [];
  const [who, he, where] = [someone(speech, fact), fact.pronoun ?? "it", whereIs(speech, fact)];
  if (speech.level === "A1") {
    say(speech, "who", [`there is ${who} ${where}`]);
    say(speech, "does", [`${he} is ${fact.action}`]);
    if (worn) say(speech, "wears", [`${possessive[he]} ${worn.noun} ${beFor(worn.noun)} ${worn.colour}`]);
    return;
  }
  say(speech, "who", [
    `${sideOf(speech, fact)} there is ${who}`,
    `${who} is ${where}`,
    `there is ${who} ${where}`,
  ]);
  say(speech, "does", [
    `${he} is ${fact.action}${worn ? ` and ${possessive[he]} ${worn.noun} ${beFor(worn.noun)} ${worn.colour}` : ""}`,
  ]);
}

function tellAtB1(speech: Speech, fact: Fact): void {
  const clothes = clothesOf(fact, 1);
  const [who, doing, where] = [someone(speech, fact), fact.action ?? "standing", whereIs(speech, fact)];
  const dressed = clothes ? ` in ${clothes}` : "";
  say(speech, "person", [
    `${sideOf(speech, fact)}, ${who}${dressed} is ${doing}`,
    `there is ${who} ${where} who is ${doing}${clothes ? ` and wearing ${clothes}` : ""}`,
    `${who}${clothes ? `, who is wearing ${clothes},` : ""} is ${doing} ${where}`,
    `we can see ${who}${dressed} ${where}, ${doing}`,
  ]);
}

function tellRichly(speech: Speech, fact: Fact): void {
  const [one, both] = [clothesOf(fact, 1), clothesOf(fact, 2)];
  const [who, doing, where, side] = [
    someone(speech, fact),
    fact.action ?? "standing",
    whereIs(speech, fact),
    sideOf(speech, fact),
  ];
  const posture =
    doing.startsWith("sitting") || fact.relation?.how === "on"
      ? "sits"
      : doing === "standing"
        ? "stands"
        : undefined;
  const near = where === side ? "" : ` ${where}`;
  const aside = both ? `, dressed in ${both},` : "";
  const high = speech.level !== "B2";
  say(
    speech,
    "person",
    [
      `${side}, ${who} wearing ${both || "nothing unusual"} is ${doing}${near}`,
      posture
        ? `${where} ${posture} ${who}${one ? ` in ${one}` : ""}${doing.startsWith(posture.slice(0, 3)) || doing === "standing" ? "" : `, ${doing}`}`
        : `${who}${aside} is ${doing} ${where}`,
      `${who}${one ? ` in ${one}` : ""}${high ? " can be made out" : " can be seen"} ${where}, ${doing}`,
      `${high ? "one also notices" : "we can also see"} ${who} ${where} who is ${doing}${both ? ` and is wearing ${both}` : ""}`,
      ...(speech.level === "C2"
        ? [
            `${side}, evidently enjoying the moment, is ${who}${one ? ` in ${one}` : ""} who is ${doing}${near}`,
          ]
        : []),
      `${high ? "meanwhile" : "at the same time"}, ${who}${aside} is ${doing} ${where}`,
    ].filter((way) => !way.includes("nothing unusual")),
  );
}

/** "a man", or "another man" the second time. */
function someone({ scene, sentences }: Speech, fact: Fact): string {
  const earlier = scene.facts.filter((one) => one.kind === "person" && one.noun === fact.noun);
  const first = earlier[0]?.id === fact.id;
  return first || sentences.length === 0 ? withArticle(fact.noun) : `another ${fact.noun}`;
}

function clothesOf({ wears = [] }: Fact, most: number): string {
  return listed(wears.slice(0, most).map(garment));
}
