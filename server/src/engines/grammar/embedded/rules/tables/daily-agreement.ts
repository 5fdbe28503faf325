import { pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const third = [
  "With he, she, it the verb takes -s: she works.",
  "Con he, she, it el verbo lleva -s.",
] as const;

/** What may follow a verb, and not a noun. */
const after =
  "#det|#obj|every|in|at|to|with|for|on|under|from|a|very|too|also|and|but|because|when|well|much|alone|there|here|outside|football|chess|english|spanish|tea|coffee|tv|everything|nothing|something|$";

const mass =
  "noise|traffic|money|pollution|information|sugar|salt|rubbish|homework|furniture|luggage|advice|bread|milk|rain|snow|stress|fun";

const samePast = ({ named: { v } }: Match) => pastOf(v?.word ?? "") === v?.word;
const told =
  /^(?:yesterday|ago|suggest\w*|recommend\w*|insist\w*|demand\w*|let|make|made|before|until|that|did)$/;

/** "On Monday he put", "let him and she": something else than the present. */
const isOther = (match: Match) =>
  samePast(match) ||
  match.sentence.tokens
    .slice(Math.max(0, match.start - 4), match.from)
    .some(({ word, joined }, i) => (joined || i > 0) && told.test(word));

const creatures =
  "cat|dog|baby|bird|horse|fish|cow|rabbit|parrot|boy|girl|man|woman|child|father|mother|brother|sister|son|daughter|uncle|aunt|cousin|friend|boss|teacher|grandmother|grandfather|husband|wife|boyfriend|girlfriend|neighbour";

/** Verbs that agree, where what stands before or after hides it. */
export const tableDailyAgreement: readonly Rule[] = [
  ruleOf(
    "third-person",
    [
      `sundays|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sunday|monday|saturday|friday|weekend|weekends|morning|mornings|night|evening|evenings|afternoon|afternoons|day|summer|winter|week|month|year he|she #adv? (v=#action) ${after}`,
      `and|but|because|so he|she #adv? (v=#action) ${after}`,
    ],
    ({ named: { v } }) => v && thirdOf(v.word),
    third,
    {
      "She likes to read and she drink it with milk.": "She likes to read and she drinks it with milk.",
      "Every weekend he visit us.": "Every weekend he visits us.",
    },
    {
      question: false,
      unless: (match) => isOther(match) || samePast(match),
      right: ["Does he cook and she eat?", "The other day he put it here.", "Did she come because he go?"],
    },
  ),
  ruleOf(
    "third-person",
    `^ #poss|the n=${creatures} #adv? (v=sleep|play|cry|eat|work|drink|live|love|like|hate|walk|run|jump|swim|talk|need|want|watch|study|travel|cook|dance|help|smile|laugh|speak|bark) in|on|under|at|to|with|for|every|a|the|my|me|us|him|too|very|all|outside|alone`,
    ({ named: { v } }) => v && thirdOf(v.word),
    third,
    {
      "The cat sleep in my bed.": "The cat sleeps in my bed.",
      "My dog eat a lot.": "My dog eats a lot.",
    },
    {
      question: false,
      right: ["The dog walk in the park was fun.", "My cat and my dog sleep in my bed."],
      unless: ({ sentence: { tokens }, to, named: { v } }) =>
        /^(?:walk|talk|work|play|run|dance|love|help|drink)$/.test(v?.word ?? "") &&
        tokens.slice(to, to + 6).some(({ word }) => /^(?:is|was|has|had|will|can|were|starts)$/.test(word)),
    },
  ),
  ruleOf(
    "third-person",
    "^ the|my|our n=shop|museum|film|class|lesson|bank|school|restaurant|party|concert|match|supermarket|library|bus|train|market|office|show (v=open|close|start|begin|finish|end|leave|cost) at|in|on|every|early|late|soon|#num",
    ({ named: { v } }) => v && thirdOf(v.word),
    third,
    {
      "The shop open at nine.": "The shop opens at nine.",
      "The film start at ten.": "The film starts at ten.",
    },
    { question: false, right: ["The bus and the train leave at nine."] },
  ),
  ruleOf(
    "agreement",
    "^ my|his|her|our #kin and i|me|#poss|my #kin? (v=goes|lives|works|likes|plays|has|wants|eats|studies|goes|watches|loves)",
    "{v:base}",
    ["Two people: the verb takes no -s.", "Dos personas: el verbo va sin -s."],
    { "My sister and I goes to the gym.": "My sister and I go to the gym." },
  ),
  ruleOf(
    "past-negative",
    "s=i|you|we|they|he|she|it|#kin|#plurals do|does|did? (do|does not #adv? v=went|saw|came|understood|knew|bought|had|ate|took|gave|wrote|drank|spoke|thought|said|told|got|made|slept|did|liked|wanted|studied|worked|remembered|forgot|found|brought|was|heard|left|met|lost|paid|sent|won|called|listened|played|watched|lived|arrived|believed|worried|enjoyed|answered|needed|finished|stopped|started)",
    "did not {v:base}",
    ["In the past: did not and the base form.", "En pasado: did not y la forma base."],
    {
      "I don't understood them.": "I didn't understand them.",
      "He doesn't went home.": "He didn't go home.",
    },
    { question: false },
  ),
  ruleOf(
    "much-many",
    `there (b=is|was|are|were w=too|so? q=many) n=${mass} -#plurals`,
    ({ named: { b, w } }) =>
      `${/^(?:is|are)$/.test(b?.word ?? "") ? "is" : "was"} ${w ? `${w.word} ` : ""}much`,
    ["Noise, traffic, money cannot be counted: much.", "Noise, traffic, money no se cuentan: much."],
    {
      "There was many traffic.": "There was much traffic.",
      "There is too many noise here.": "There is too much noise here.",
    },
  ),
  ruleOf(
    "much-many",
    `too|have|has|had|so|very|with|spend|need|make|drink (many) n=${mass} -#plurals`,
    "much",
    ["Noise, traffic, money cannot be counted: much.", "Noise, traffic, money no se cuentan: much."],
    { "They make so many noise here.": "They make so much noise here." },
  ),
  ruleOf(
    "much-many",
    "there (b=are|were|is|was w=too|so? much) n=#plural",
    ({ named: { b, w } }) =>
      `${/^(?:is|are)$/.test(b?.word ?? "") ? "are" : "were"} ${w ? `${w.word} ` : ""}many`,
    ["What can be counted takes “many”.", "Lo que se cuenta lleva many."],
    { "There are much cars in the street.": "There are many cars in the street." },
  ),
  ruleOf(
    "much-many",
    "(a lot) a=#adj|different|other? n=#plurals|people",
    "a lot of",
    ["Before a noun: a lot of.", "Ante nombre: a lot of."],
    { "We saw a lot interesting places.": "We saw a lot of interesting places." },
    {
      unless: ({ named: { n, a }, sentence: { tokens } }) => {
        const next = n && tokens[tokens.indexOf(n) + 1];
        return (
          /^(?:times|days|years|weeks|months|things|mondays|sundays|weekends|nights|mornings)$/.test(
            n?.word ?? "",
          ) ||
          (n?.tags.has("Verb") === true && next?.joined === true) ||
          /^(?:of|more|less|better|worse|longer|older)$/.test(n?.word ?? "") ||
          /er$/.test(a?.word ?? "")
        );
      },
      right: ["I like it a lot these days.", "It costs a lot more."],
    },
  ),
  ruleOf(
    "much-many",
    "-a|the|whole|this|that|whole|quite|one|an|entire|our|job (lot of) #adj? n=#plurals|people|clothes|money|time|fun|work",
    "a lot of",
    ["A lot of, lots of.", "Se dice a lot of o lots of."],
    { "I bought lot of clothes.": "I bought a lot of clothes." },
    {
      unless: ({ sentence: { tokens }, from }) =>
        /^(?:awful|\w+ing|\w+s)$/.test(tokens[from - 1]?.word ?? "") &&
        !/^(?:has|is|was|spends|buys|eats|likes)$/.test(tokens[from - 1]?.word ?? ""),
    },
  ),
];
