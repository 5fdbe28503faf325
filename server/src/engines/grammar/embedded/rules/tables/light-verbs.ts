import { gerundOf, participleOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { isAuxiliary } from "#engines/grammar/embedded/rules/instead.ts";

/** The verb that goes with nouns, the nouns, and the verbs that are put in its place. */
const lines = `
  commit: crime crimes murder murders suicide fraud offence offences atrocity atrocities sin sins adultery treason perjury theft violation: make
  commit: crime crimes murder murders suicide fraud offence offences atrocity atrocities sin sins adultery treason perjury robbery theft violation: do perform realize
  draw: conclusions: make
  draw: conclusion conclusions inference parallels parallel: do extract
  draw: conclusion conclusions inference parallel: take
  draw: inference parallels parallel: get
  take: measures measure precautions precaution steps initiative shower selfies: make do
  take: measures measure precautions precaution steps initiative shower selfie selfies: adopt
  cause: havoc controversy outrage alarm disruption pollution accidents injuries casualties: make
  cause: havoc concern controversy outrage alarm disruption pollution accident accidents injuries casualties: do
  cause: damage damages harm havoc concern controversy outrage alarm disruption pollution accident accidents injuries casualties: produce
  pay: attention tribute homage heed: make
  pay: attention tribute homage heed compliment compliments visit: do put
  raise: awareness concerns doubts funds suspicion suspicions: make lift
  raise: awareness concerns doubts funds eyebrows suspicion suspicions: do arise
  raise: eyebrows question questions suspicion suspicions issue issues objections: arise
  make: efforts progress profit profits fortune fuss fun sacrifice sacrifices speech statement assumption attempt attempts breakthrough breakthroughs allowances amends choice choices comparison comparisons concession concessions contribution contributions discovery discoveries distinction excuse excuses impression proposal recommendation recommendations remark reservation threats decisions mistakes inroads judgement observation observations gesture bargain: do
  make: effort efforts progress speech statement contribution contributions phone comparison: realize
  do: justice homework favour favours research housework washing-up yoga chores laundry overtime paperwork master's crossword ironing utmost best: make
  do: homework research housework yoga chores laundry overtime paperwork degree crossword: realize
  have: difficulty difficulties influence nightmare nightmares swim baby: make
  have: impact difficulty difficulties effect conversation influence chat argument nightmare nightmares nap picnic quarrel swim: do
  hold: meeting referendum elections election conference ceremony: make
  hold: meeting talks referendum elections election conference ceremony: do
  hold: meeting talks referendum elections election conference ceremony press: celebrate
  reach: agreement compromise consensus verdict settlement: arrive do
  reach: consensus verdict settlement: get
  strike: balance bargain: make do put
  strike: bargain: find
  run: risks errands: make
  run: risk risks: do
  give: lecture advice permission example: make do
  gain: weight insight: win
  gain: weight experience insight confidence: earn
  lose: weight interest count patience: miss
  earn: salary living wage: win
  earn: salary living money wage: gain
  follow: diet instructions advice: make do
  pass: exam exams test law judgement: approve
  set: precedent standards deadline: make
  set: goals record fire precedent example standards deadline: do put
  launch: campaign attack product investigation: throw do
  launch: campaign investigation: make
  conduct: survey interview interviews experiment experiments investigation poll study: make
  play: role trick tricks prank: make
  play: role part trick tricks prank: do
  tell: lie lies truth joke jokes story stories secret: speak
  keep: promise promises secret secrets diary: accomplish
  keep: promise promises secret secrets: maintain
  keep: promise promises diary: guard
  fulfil: dream dreams requirements obligations ambition: accomplish
  fulfil: promise promises dream dreams requirements obligations ambition: realize
  meet: deadline demand needs requirements expectations target criteria: accomplish
  meet: deadline demand requirements expectations target criteria: respect
  meet: demand needs requirements expectations criteria: reach
  meet: deadline demand expectations target: fulfil
  catch: cold flu glimpse fire: take
  catch: cold flu bus glimpse fire breath: pick
  overcome: obstacle obstacles fear fears shyness: overpass surpass
  enforce: law laws: force
  place: emphasis trust: make
  place: order bet emphasis trust: do
  issue: statement warning press passport apology: emit
  bear: grudge brunt resemblance fruit: carry
  exert: influence pressure: exercise
  exert: pressure: make do
  serve: purpose: make
  serve: sentence purpose: do
  wage: war campaign: do
  voice: concern concerns opinion doubts: say tell
  voice: concern concerns doubts: make`;

const forms = (verb: string) => [verb, thirdOf(verb), pastOf(verb), participleOf(verb), gerundOf(verb)];

/** The verb in the form of another. */
function inFormOf({ named: { v }, sentence: { tokens } }: Match, verb: string): string {
  if (!v || v.word === v.base) return verb;
  if (v.word.endsWith("ing")) return gerundOf(verb);
  if (v.word === thirdOf(v.base)) return thirdOf(verb);
  const at = tokens.indexOf(v);
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word);
  const perfect = before.some((word) =>
    /^(?:have|has|had|having|be|been|is|are|was|were|being|get|got|'s)$/.test(word),
  );
  if (v.word !== participleOf(v.base) && v.word === pastOf(v.base)) return pastOf(verb);
  return perfect || v.word !== pastOf(v.base) ? participleOf(verb) : pastOf(verb);
}

function rulesOf(line: string): Rule[] {
  const [verb = "", nouns = "", wrong = ""] = line.split(":").map((part) => part.trim());
  const [first = ""] = nouns.split(" ");
  return wrong.split(" ").map((other) => {
    const find = `(v=${[...new Set(forms(other))].join("|")}) #det|some|many|several|great|no|more|much|little|all? lot|lots? of? #adv|so|very|too|such? #adj|#noun|big|great|huge|enormous|serious? n=${nouns.replaceAll(" ", "|")} -#noun|of`;
    return {
      kind: "collocation",
      find,
      better: (match: Match) => inFormOf(match, verb),
      why: {
        en: `With “{n}” the verb is “${verb}”.`,
        es: `Con “{n}” el verbo es “${verb}”.`,
      },
      unless: (match: Match) => isAuxiliary(match) || isAsked(match),
      wrong: { [`They will ${other} the ${first}.`]: `They will ${verb} the ${first}.` },
      right: [`They will ${verb} the ${first}.`],
    };
  });
}

/** "What did the lie cost?", "they do not make": only an auxiliary. */
function isAsked({ named: { v }, sentence: { tokens }, to }: Match): boolean {
  return (
    /^(?:do|does|did)$/.test(v?.word ?? "") &&
    /^(?:not|you|they|we|i|he|she|it)$/.test(tokens[to]?.word ?? "")
  );
}

/** The verbs that go with a noun. */
export const tableLightVerbs: readonly Rule[] = lines
  .trim()
  .split("\n")
  .map((line) => line.trim())
  .flatMap(rulesOf);
