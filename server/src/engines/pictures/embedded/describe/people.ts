import type { Fact } from "#engines/pictures/scene.ts";
import { beFor, garment, listed, withArticle } from "./grammar.ts";
import { type Speech, say, sideOf, whereIs } from "./speech.ts";

const possessive = { he: "his", she: "her", it: "its" };

/** What a person does, wears and where they are, in as many sentences as the level likes. */
export function tellPerson(speech: Speech, fact: Fact): void {
  const { level } = speech;
  const partner = partnerOf(speech, fact);
  if (partner && speech.told.has(partner.id)) tellPartner(speech, fact, partner);
  else if (level === "A1" || level === "A2") tellSimply(speech, fact);
  else if (level === "B1") tellAtB1(speech, fact);
  else tellRichly(speech, fact);
  speech.told.add(fact.id);
}

function partnerOf({ scene }: Speech, { partner }: Fact): Fact | undefined {
  return scene.facts.find(({ id }) => id === partner?.id);
}

/** What somebody does, and with whom, who was not told of yet. */
function doingOf(speech: Speech, fact: Fact): string {
  const doing = fact.action ?? "standing";
  const partner = partnerOf(speech, fact);
  if (!partner || !fact.partner) return doing;
  const who = partner.noun === fact.noun ? `another ${partner.noun}` : withArticle(partner.noun);
  const clothes = speech.level === "A1" ? "" : clothesOf(partner, 1);
  return `${doing} ${fact.partner.how} ${who}${clothes ? ` in ${clothes}` : ""}`;
}

/** The other of two, who was named with the first: what was not said with that. */
function tellPartner(speech: Speech, fact: Fact, { noun, action = "" }: Fact): void {
  const who = noun === fact.noun ? `the other ${noun}` : `the ${fact.noun}`;
  const said = fact.action === action || fact.partner?.how === "from";
  if (!said) say(speech, "partner does", [`${who} is ${fact.action}`]);
  const [worn] = fact.wears ?? [];
  if (worn && speech.level === "A1")
    say(speech, "partner wears", [`${who}'s ${worn.noun} ${beFor(worn.noun)} ${worn.colour}`]);
}

function tellSimply(speech: Speech, fact: Fact): void {
  const [worn] = fact.wears ?? [];
  const [who, he, where] = [someone(speech, fact), fact.pronoun ?? "it", whereIs(speech, fact)];
  if (speech.level === "A1") {
    say(speech, "who", [`there is ${who} ${where}`]);
    say(speech, "does", [`${he} is ${doingOf(speech, fact)}`]);
    if (worn) say(speech, "wears", [`${possessive[he]} ${worn.noun} ${beFor(worn.noun)} ${worn.colour}`]);
    return;
  }
  say(speech, "who", [
    `${sideOf(speech, fact)} there is ${who}`,
    `${who} is ${where}`,
    `there is ${who} ${where}`,
  ]);
  say(speech, "does", [
    `${he} is ${doingOf(speech, fact)}${worn ? ` and ${possessive[he]} ${worn.noun} ${beFor(worn.noun)} ${worn.colour}` : ""}`,
  ]);
}

function tellAtB1(speech: Speech, fact: Fact): void {
  const clothes = clothesOf(fact, 1);
  const [who, doing, where] = [someone(speech, fact), doingOf(speech, fact), whereIs(speech, fact)];
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
    doingOf(speech, fact),
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
