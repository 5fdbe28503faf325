import { participleOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const textHas = (words: RegExp) => (match: Match) => words.test(match.sentence.text);

const textLacks = (words: RegExp) => (match: Match) => !words.test(match.sentence.text);

const earlier = ({ sentence: { tokens }, start }: Match) =>
  tokens
    .slice(0, start)
    .map(({ word }) => word)
    .join(" ");

/** Verbs and pronouns of everyday sentences. */
export const tableDailyVerbs: readonly Rule[] = [
  ruleOf(
    "object-preposition",
    "s=#sub|not|really|also|always|#kin|#plurals (v=like|likes|liked|love|loves|need|needs|needed|enjoy|enjoys|prefer|prefers of) -us|you|them|course|all",
    "{v}",
    ["Like, love and need take their object at once.", "Like, love y need van sin preposición."],
    {
      "I don't like of horror films.": "I don't like horror films.",
      "I need of your help.": "I need your help.",
    },
    {
      unless: ({ sentence: { tokens }, start, from }) =>
        tokens
          .slice(Math.max(0, start - 5), from)
          .some(({ word }) => /^(?:what|all|the|things?|most|which|that|who|much|many|little)$/.test(word)),
      right: ["What I like of it is the end.", "It is the need of the hour."],
    },
  ),
  ruleOf(
    "born",
    "-of|and|is|was|were|are|be|been|being|baby|babies|people|children|being my|his|her|our #adj? s=#kin|grandparents|parents|cousins|sons|daughters|brothers|sisters|children|grandmother|grandfather (w=born|borned) in|on|at -and",
    ({ named: { s } }) =>
      `${/^(?:children)$|s$/.test(s?.word ?? "") && s?.word !== "boss" ? "were" : "was"} born`,
    ["One “is born”: she was born in May.", "Nacer es to be born: she was born."],
    {
      "My grandfather born in Jaén.": "My grandfather was born in Jaén.",
      "My parents borned in Italy.": "My parents were born in Italy.",
    },
  ),
  ruleOf(
    "reflexive",
    ["we #adv? (v=meet|met us)", "and i (v=meet|met us)"],
    "{v}",
    ["Two people just “meet”.", "Quedar o encontrarse es meet, sin us."],
    { "We meet us every Thursday.": "We meet every Thursday." },
  ),
  ruleOf(
    "reflexive",
    "we #adv? (v=see|saw|know|knew|love|help|helped|call|hug|hugged|kissed|understand|write|speak us) $|every|a|very|all|on|at|in|when|for|since|well|with|by",
    "{v} each other",
    ["One the other: each other.", "El uno al otro: each other."],
    { "We see us every week.": "We see each other every week." },
  ),
  ruleOf(
    "reflexive",
    "i #adv? (v=relax|relaxed|rest|rested|woke|wake|got|laugh|laughed|stay|stayed|hurry|shower|showered|concentrate|married|worry|moved me) -a|some|an|the|up|down|in",
    "{v}",
    ["This verb takes no “me” in English.", "Este verbo no lleva me en inglés."],
    { "I relax me listening to music.": "I relax listening to music." },
    { unless: ({ named: { v } }) => /^(?:got|woke|wake|moved)$/.test(v?.word ?? "") },
  ),
  ruleOf(
    "missing-subject",
    "^ in #month|summer|winter|spring|autumn (b=is|was) w=very|so|really|too|always|usually? h=hot|cold|warm|sunny|rainy|cool|windy|humid|nice|dry|freezing",
    "it {b}",
    ["The weather needs a subject: it is hot.", "El tiempo lleva sujeto: it is hot."],
    { "In August is very hot.": "In August it is very hot." },
  ),
  ruleOf(
    "preposition",
    "(in) the? d=#any #month -#year",
    "on",
    ["On a day, in a month: on 5th May.", "Con el día, on: on 5th May."],
    { "I was born in 5th May.": "I was born on 5th May." },
    { unless: ({ named: { d } }) => !/^\d+(?:st|nd|rd|th)$/.test(d?.word ?? "") },
  ),
  ruleOf(
    "preposition",
    "(v=dream|dreamed|dreamt|dreams|dreaming with) a|an|the|my|his|her|you|him|it|them|#ing|becoming|being",
    "{v} about",
    ["One dreams “of” or “about” something.", "Soñar con: dream of / about."],
    { "I dream with a new house.": "I dream about a new house." },
  ),
  ruleOf(
    "conditional",
    "(s=i|we|they|you|he|she v=stay|go|play|watch|cook|buy|take|call|visit|come|help|eat|get|make|have|see|give) -to",
    ({ named: { s, v } }) => s && v && `${s.word} will ${v.word}`,
    ["If it rains tomorrow, we will stay.", "Si es de mañana, la principal lleva will."],
    { "If it rains tomorrow, we stay at home.": "If it rains tomorrow, we will stay at home." },
    {
      question: false,
      unless: (match) => {
        const { tokens } = match.sentence;
        return (
          tokens[match.from]?.joined === true ||
          match.from === 0 ||
          !/^if (?!(?:you|anyone|somebody|someone)\b).*\b(?:will rain|will snow|will be|tomorrow|tonight|next (?:week|year|month|weekend))\b/.test(
            earlier(match),
          ) ||
          match.from > 10
        );
      },
    },
  ),
  ruleOf(
    "make-do",
    "(v=do|does|did|make|made|makes|making|doing) a|some|many|lots lot? of? #adj? n=photos|pictures|photographs|selfies -is|was",
    ({ named: { v } }) =>
      ({
        do: "take",
        does: "takes",
        did: "took",
        make: "take",
        made: "took",
        makes: "takes",
        making: "taking",
        doing: "taking",
      })[v?.word ?? ""],
    ["You “take” a photo.", "Con fotos: take."],
    { "We made a lot of photos.": "We took a lot of photos." },
  ),
  ruleOf(
    "perfect",
    "have|has|had already|just|never|ever|always (v=#pure) -to",
    ({ named: { v } }) => (v && participleOf(v.word) !== v.word ? participleOf(v.word) : undefined),
    ["After have: the participle.", "Tras have: el participio."],
    { "The train had already leave.": "The train had already left." },
    {
      question: false,
      unless: ({ named: { v }, sentence: { tokens }, start, from }) =>
        /^(?:be|have|let|do)$/.test(v?.word ?? "") ||
        v?.tags.has("Noun") === true ||
        /^(?:to|and|not)$/.test(tokens[start - 1]?.word ?? "") ||
        from === 0,
    },
  ),
  ruleOf(
    "double-negative",
    "(neither|none of us|them|you a=do|does|did not v=#base)",
    ({ named: { a, v }, sentence: { tokens }, from }) =>
      v &&
      `${tokens[from]?.word} of ${tokens[from + 2]?.word} ${a?.word === "did" ? pastOf(v.word) : thirdOf(v.word)}`,
    ["“Neither” is negative already.", "Neither ya niega."],
    { "Neither of us didn't see the goal.": "Neither of us saw the goal." },
  ),
  ruleOf(
    "both",
    "s=i|we|they|you|he|she (neither a=do|does|did|can|could|have|has|am|is|are not v=#any)",
    "{a} not {v} either",
    ["After “not” it is “either”.", "Tras not: either."],
    { "He neither doesn't know.": "He doesn't know either." },
    { unless: ({ sentence: { tokens }, to }) => tokens[to]?.joined === true },
  ),
  ruleOf(
    "both",
    "^ (me too) $",
    "me neither",
    ["To agree with a “not”: me neither.", "A mí tampoco: me neither."],
    { "Me too, I don't like it.": "Me neither, I don't like it." },
    {
      unless: (match) =>
        textLacks(/^me too, i (?:do|can|have|am|did)(?:n['’]t| ?not)/i)(match) || textHas(/\?$/)(match),
    },
  ),
  ruleOf(
    "make-do",
    "(v=make|makes|made|making|do|does|did|doing|done a|an #adj? n=research|homework|housework|paperwork) -#noun|paper|project",
    ({ named: { v, n }, sentence: { tokens }, from, to }) => {
      const verb = { make: "do", makes: "does", made: "did", making: "doing" }[v?.word ?? ""] ?? v?.word;
      const adjective = to - from > 3 ? `${tokens[from + 2]?.word} ` : "";
      return `${verb} ${adjective}${n?.word}`;
    },
    ["Research and homework are done, and not counted.", "Con research y homework: do, y sin a."],
    { "My company is making a research on plastic.": "My company is doing research on plastic." },
  ),
];
