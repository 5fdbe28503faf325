import type { LevelName } from "@salida/rules/levels.ts";
import type { Fact } from "#engines/pictures/scene.ts";
import { listed, nameOf } from "./grammar.ts";
import { type Speech, say, whereIs } from "./speech.ts";

/** What is in the same place, told together. */
interface Cluster {
  where: string;
  facts: Fact[];
}

/** Everything but the people: what stands together is said in one sentence, what others stand beside before them. */
export function tellThings(speech: Speech, facts: readonly Fact[]): void {
  const flying = facts.filter((fact) => fact.plane === "background" && fact.action === "flying");
  const waiting = new Set(facts.filter((fact) => !flying.includes(fact)));
  while (waiting.size > 0) {
    const ids = new Set([...waiting].map((fact) => fact.id));
    const ready = [...waiting].filter((fact) => !fact.relation || !ids.has(fact.relation.to));
    const next = clustersOf(speech, ready.length > 0 ? ready : [...waiting]);
    for (const cluster of next) tellCluster(speech, cluster);
    for (const fact of next.flatMap((cluster) => cluster.facts)) {
      speech.told.add(fact.id);
      waiting.delete(fact);
    }
  }
  if (flying.length > 0) tellFlying(speech, flying);
}

function clustersOf(speech: Speech, facts: readonly Fact[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const fact of facts) {
    const where = whereIs(speech, fact);
    const same = clusters.find((one) => one.where === where && one.facts.length < 4);
    if (same) same.facts.push(fact);
    else clusters.push({ where, facts: [fact] });
  }
  return clusters;
}

function tellCluster(speech: Speech, { where, facts }: Cluster): void {
  const [only] = facts;
  const many = facts.length > 1 || (only?.count ?? 1) > 1;
  const words: Words = {
    names: listed(facts.map((fact) => nameOf(fact))),
    where,
    many,
    are: many ? "are" : "is",
    thereAre: (only?.count ?? 1) > 1 ? "there are" : "there is",
    doing: facts.length === 1 && only?.action ? only.action : undefined,
  };
  say(speech, "things", waysAt(speech.level, words));
}

function waysAt(level: LevelName, words: Words): string[] {
  const { names, where, are, thereAre, doing } = words;
  const being = `${are} ${doing ? `${doing} ` : ""}`;
  if (level === "A1")
    return [
      `${thereAre} ${names} ${where}`,
      `I can see ${names} ${where}`,
      `you can see ${names} ${where}`,
      `${names} ${being}${where}`,
    ];
  if (level === "A2")
    return [
      `${where} ${thereAre} ${names}`,
      `${thereAre} also ${names} ${where}`,
      `I can see ${names} ${where}`,
      `${names} ${being}${where}`,
      `you can see ${names} ${where}`,
    ];
  if (level === "B1")
    return [
      `${thereAre} ${names} ${where}`,
      `${where}, we can see ${names}`,
      `${names} ${being}${where}`,
      `you can also see ${names} ${where}`,
      `I can see ${names} ${where} too`,
    ];
  return waysAbove(level === "B2", words);
}

interface Words {
  names: string;
  where: string;
  are: string;
  thereAre: string;
  doing: string | undefined;
  many: boolean;
}

function waysAbove(plain: boolean, { names, where, are, doing, thereAre, many }: Words): string[] {
  if (plain)
    return [
      `${where}, ${thereAre} ${names}`,
      `${names} can be seen ${where}`,
      `${thereAre} also ${names}${doing ? ` ${doing}` : ""} ${where}`,
      `${where}, we can make out ${names}`,
      `${names} ${are} ${doing ?? "to be found"} ${where}`,
      `the picture also shows ${names} ${where}`,
    ];
  return [
    `${where} ${are} ${names}`,
    `${names} can be made out ${where}`,
    `${where}, one notices ${names}`,
    `${names} ${many ? "catch" : "catches"} the eye ${where}`,
    `a closer look reveals ${names}${doing ? ` ${doing}` : ""} ${where}`,
    `${thereAre} also ${names} ${where}`,
    `equally hard to miss ${are} ${names} ${where}`,
    `nor should one overlook ${names} ${where}`,
  ];
}

function tellFlying(speech: Speech, facts: readonly Fact[]): void {
  const names = listed(facts.map((fact) => nameOf(fact)));
  const are = facts.length > 1 || (facts[0]?.count ?? 1) > 1 ? "are" : "is";
  say(speech, "flying", [
    speech.level.startsWith("C")
      ? `high above, ${names} ${are} flying past`
      : `${names} ${are} flying in the ${speech.level === "A1" ? "sky" : "air"}`,
  ]);
}

/** What does not belong there, said as a surprise. */
export function tellSurprises(speech: Speech, facts: readonly Fact[]): void {
  for (const [at, fact] of facts.entries()) {
    const what = `${nameOf(fact)} ${whereIs(speech, fact)}`;
    if (at === 0) say(speech, "odd", [`oddly enough, there is ${what}, which looks completely out of place`]);
    else
      say(speech, "odder", [
        `what is even more surprising is ${what}, since nobody seems to pay it any attention`,
      ]);
  }
}
