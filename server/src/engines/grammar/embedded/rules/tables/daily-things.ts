import { isPlural, pluralOf } from "#engines/english/nouns.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const concrete =
  "shoe|flower|dog|cat|car|book|film|movie|animal|horse|computer|song|game|vegetable|phone|toy|ticket|dress|bag|picture|sport|computer|apple|banana|orange|egg|potato|tomato|bird|tree|plant|stamp|coin|insect|spider|snake|comic|bike|shirt|hat|cake|biscuit|sandwich";
const one =
  /^(?:company|value|form|practice|shape|condition|quality|order|taste|weather|ground|praise|soil|grass|skin|hair|heat|silk|cloth|evidence|pleasure|advice|news|food|work|fun|music|luck|health|experience|help|time|today|inside|outside|home|north|south|east|west|home|lot|bit|night|way|deal|use|sort|kind|type|one|most|material|water|bread|coffee|wine|beer|meat|fish|money|paper|stuff|rain|snow|wind|ice|traffic|english|spanish|enough|business|education|life|room|space|light|sound|colour|color)$/;

const notOne = ({ named: { n }, sentence: { tokens }, to }: Match) =>
  one.test(n?.word ?? "") ||
  n?.tags.has("Adjective") === true ||
  /ing$|ed$/.test(n?.word ?? "") ||
  (tokens[to]?.joined === true &&
    tokens[to]?.tags.has("Noun") === true &&
    !/^(?:i|we|he|she|they|it|who|which|that)$/.test(tokens[to]?.word ?? ""));

/** Articles, plurals and pronouns of everyday things. */
export const tableDailyThings: readonly Rule[] = [
  ruleOf(
    "article",
    "i|he|she|it|this|that|city|town|country|sister|brother|father|mother|friend|village|film|book|teacher|boss|job|house|dog|cat b=am|is|was|'s|be|will|not|also|like (w=very|really a=#adj n=#one) $|and|but|in|for|of|with|who|that|to|at|because|near|where|when",
    ({ named: { a, n, w } }) => `a ${w?.word} ${a?.word} ${n?.word}`,
    ["One thing that can be counted takes “a”.", "Algo contable en singular lleva a."],
    {
      "I am very bad dancer!": "I am a very bad dancer!",
      "She is very good teacher.": "She is a very good teacher.",
    },
    { unless: notOne, right: ["It is very good value.", "It is very cold outside."] },
  ),
  ruleOf(
    "article",
    "~see|~have|~buy|~watch|~eat|~find|~get|~read|~meet|~make|~hear|~know|~spend|~take|in|with|at|from|about (w=very a=#adj n=#one|film|book|dream|show|match|park|shop|place) $|and|but|in|for|of|with|who|that|to|at|because|near|about|yesterday|last|on|when|where|called",
    "a very {a} {n}",
    ["One thing that can be counted takes “a”.", "Algo contable en singular lleva a."],
    {
      "I saw very interesting film about space.": "I saw a very interesting film about space.",
      "We had very nice party.": "We had a very nice party.",
    },
    { unless: notOne },
  ),
  ruleOf(
    "article",
    "had|have|having|has (w=very a=good|nice|bad|great|long|hard|difficult n=time|day|night|trip|weekend|holiday|week|job|life|year)",
    "a very {a} {n}",
    ["Have “a” very nice time.", "Se dice have a very nice time."],
    { "We had very nice time.": "We had a very nice time." },
  ),
  ruleOf(
    "plural",
    `~sell|~make|~collect|~love|~like|~hate|~grow|~repair|~prefer|~produce|~draw|~paint|about|of (n=${concrete}) $|and|very|in|at|for|but|because|to|on|more|when`,
    ({ named: { n } }) => n && pluralOf(n.word),
    ["Things in general are in the plural: I like dogs.", "En general se usa el plural: I like dogs."],
    { "He makes shoe.": "He makes shoes.", "I like dog very much.": "I like dogs very much." },
    {
      unless: ({ sentence: { tokens }, from, start, named: { n } }) =>
        from - start !== 1 ||
        /^(?:a|the|looks?|feels?|looked|sounds?|would|'d|it|is|was|smells?|tastes?|they|something|kind|type|piece|slice|out|hot|cup|bit|most|some|that|what|like)$/.test(
          tokens[start - 1]?.word ?? "",
        ) ||
        (/^(?:about|of)$/.test(tokens[start]?.word ?? "") &&
          !/^(?:lot|lots|afraid|talk|read|book|books|pair|kinds|photos|pictures|full|all|scared)$/.test(
            tokens[start - 1]?.word ?? "",
          )) ||
        (/^(?:cake|sport|orange)$/.test(n?.word ?? "") && tokens[start]?.base !== "sell"),
      right: ["It looks like dog.", "I like the dog.", "A slice of cake."],
    },
  ),
  ruleOf(
    "time",
    "at|is|about|around|until|till|past|before|after|by|from|to (h=one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve and half) -a|hours|years|hour|of",
    "half past {h}",
    ["7:30 is “half past seven”.", "Las siete y media: half past seven."],
    { "I get up at six and half.": "I get up at half past six." },
  ),
  ruleOf(
    "time",
    "at|is|about|around|until|till|past|before|after|by|from|to (h=one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve and a? quarter)",
    "quarter past {h}",
    ["7:15 is “quarter past seven”.", "Las siete y cuarto: quarter past seven."],
    { "It is three and quarter.": "It is quarter past three." },
  ),
  ruleOf(
    "time",
    "at|is|about|around|until (h=one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve less|minus a? w=quarter|ten|five|twenty)",
    "{w} to {h}",
    ["7:45 is “quarter to eight”.", "Las ocho menos cuarto: quarter to eight."],
    { "It starts at eight less quarter.": "It starts at quarter to eight." },
  ),
  ruleOf(
    "spelling",
    [
      "^ (it 's) #adj? n=#noun v=are|is|was|were|has|have -a|the",
      "because|but|and|that|think|where|although (it 's) #adj? n=#noun v=are|is|was|were|has|have -a|the",
      "~change|~lose|~lose|~open|~close|~celebrate|~show|~improve|~launch|~wag|~eat|~hurt|of|with|from|in|on|love|like|loves|likes|has|about|by|under (it 's) #adj? n=#noun",
    ],
    "its",
    ["What belongs to it is “its”; “it's” is “it is”.", "Lo que es de ello: its; it's es “it is”."],
    {
      "I like it because it's food is delicious.": "I like it because its food is delicious.",
      "The company changed it's name.": "The company changed its name.",
    },
    {
      unless: ({ named: { n }, sentence: { tokens }, from, to }) =>
        /^(?:time|one|what|who|where|people|nobody|everyone|today|tomorrow|monday|saturday|sunday|friday)$/.test(
          n?.word ?? "",
        ) ||
        n?.tags.has("Adjective") === true ||
        (tokens[from - 1]?.base === "show" && tokens[to]?.joined === true),
      right: ["I think it's love.", "It's food that I need.", "I like it because it's cheap."],
    },
  ),
  ruleOf(
    "pronoun",
    "but|and|because|so #poss? s=i|we|they|you|he|she|#kin|#name|everybody|everyone|nobody #adv? do|does|did|can|could|will? not? v=~love|~hate|~like|~prefer|~eat|~wear|~walk|~adore|~enjoy|~need|~feed (it) $|every|very|a|too|when|at|all",
    "them",
    ["Several things are “them”.", "Varias cosas son them."],
    {
      "I don't like horror films, but my boyfriend loves it.":
        "I don't like horror films, but my boyfriend loves them.",
      "I bought new shoes and I love it.": "I bought new shoes and I love them.",
    },
    {
      unless: ({ sentence: { tokens }, start, from }) =>
        !lastIsMany(tokens.slice(0, start), tokens[from - 1]?.base),
      right: [
        "I have two sisters and a guitar, and I love it.",
        "I watch films on my phone and I love it.",
        "I like playing cards and I love it.",
      ],
    },
  ),
  ruleOf(
    "compound",
    "(m=vegetables|fruits|tomatoes|potatoes|shoes|books|clothes|flowers|toys|cars|tickets|horses|dogs s=soup|salad|shop|store|market|factory|race|food)",
    ({ named: { m, s } }) => {
      const head = {
        vegetables: "vegetable",
        fruits: "fruit",
        tomatoes: "tomato",
        potatoes: "potato",
        shoes: "shoe",
        books: "book",
        flowers: "flower",
        toys: "toy",
        cars: "car",
        tickets: "ticket",
        horses: "horse",
        dogs: "dog",
      }[m?.word ?? ""];
      return head && `${head} ${s?.word}`;
    },
    ["The first of two nouns is singular: a shoe shop.", "El primer nombre va en singular: a shoe shop."],
    { "There is a shoes shop here.": "There is a shoe shop here." },
    { right: ["We sell clothes food and toys."] },
  ),
];

const tastes = /^(?:like|love|hate|buy|have|eat|prefer|get|see|find|sell|grow|wear|make|cook|adopt|collect)$/;

/** Whether the last thing named before is many, and what was said of it speaks of tastes and things. */
function lastIsMany(tokens: readonly Match["sentence"]["tokens"][number][], verb = ""): boolean {
  const last = tokens.at(-1);
  if (
    !last ||
    !isPlural(last.word) ||
    /^(?:sports|news|clothes|maths|physics|politics|times|years|days|weeks|months|hours|minutes|holidays|cards|this|is|was|lots|friends|always|sometimes)$/.test(
      last.word,
    )
  )
    return false;
  const at = tokens.findLast(({ base }) => tastes.test(base));
  if (!at || at.word.endsWith("ing")) return false;
  const between = tokens.slice(tokens.indexOf(at) + 1, -1);
  return (
    between.length <= 3 &&
    verb !== "" &&
    between.every(
      ({ word, tags, joined }) =>
        joined &&
        (/^(?:of|my|the|some|two|three|new|these|those|very|a|lot|many)$/.test(word) ||
          tags.has("Adjective") ||
          tags.has("Noun")),
    )
  );
}
