import { participleOf, thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { phraseRules } from "./phrase-rules.ts";
import { ruleOf } from "./rule-of.ts";

/** Set phrases of the upper levels, and words that look like others. */
const phrases = phraseRules(
  "set-phrase",
  `
  boil|boils|boiled down to/in|on|at|for; ~take it for/like|as|by granted; held in high esteem/steem|estimate;
  in favour of/to|for|with banning|the|a|this|it; do #poss best/possible|maximum|most;
  worse|better|more|less|bigger|smaller|higher|lower than/as|that before|ever|expected|usual|last; relationship with/to his|her|my boss|parents|mother|father|brother|sister|friends|wife|husband|colleagues|family
`,
);

/** Kinds of mistakes of the upper levels. */
export const tableHigherWords: readonly Rule[] = [
  ...phrases,
  ruleOf(
    "collocation",
    "(t=take|takes|took|taking conscience) of",
    ({ named: { t } }) =>
      t &&
      { take: "become aware", takes: "becomes aware", took: "became aware", taking: "becoming aware" }[
        t.word
      ],
    ["To become aware of something.", "Tomar conciencia: become aware of."],
    { "We must take conscience of the problem.": "We must become aware of the problem." },
  ),
  ruleOf(
    "confused-words",
    "sun|moon|temperature|smoke|river|dough|water|sea|level|levels|cost|costs|crime|unemployment|inflation (r=raises|raised|raise) $|early|late|in|at|every|over|by|from|again|quickly|dramatically|sharply",
    ({ named: { r } }) => r && { raises: "rises", raised: "rose", raise: "rise" }[r.word],
    ["To go up is “rise”; “raise” puts something up.", "Subir (sin objeto) es rise."],
    { "The sun raises early.": "The sun rises early." },
    {
      unless: ({ sentence: { tokens }, from, to }) =>
        /^(?:was|were|is|are|been|be|has|have|had)$/.test(tokens[from - 1]?.word ?? "") ||
        tokens[to + 1]?.word === "farmers",
    },
  ),
  ruleOf(
    "confused-words",
    "i|he|she|we|they (laid) down|on|in $|for|the|my|his|her|and|on|bed|until",
    "lay",
    ["To be flat, past: lay. “Laid” needs an object.", "Tumbarse, en pasado: lay."],
    { "I laid down for an hour.": "I lay down for an hour." },
    {
      unless: ({ sentence: { tokens }, to }) =>
        tokens[to + 1]?.word === "law" || tokens[to + 2]?.word === "law",
    },
  ),
  ruleOf(
    "agreement",
    "every|each one of us|you|them (v=have|are|were|do|know|want|need|think|live|work|like)",
    ({ named: { v } }) =>
      v &&
      (({ have: "has", are: "is", were: "was", do: "does" } as Record<string, string>)[v.word] ??
        thirdOf(v.word)),
    ["Every single one: singular.", "Cada uno: singular."],
    { "Every one of us have a dream.": "Every one of us has a dream." },
  ),
  ruleOf(
    "agreement",
    "the majority|minority of n=#plural|people (v=thinks|has|is|was|wants|needs|likes|prefers|agrees|believes|lives|works|uses|knows|does|goes|says|feels)",
    ({ named: { v } }) =>
      v &&
      (({ has: "have", is: "are", was: "were", does: "do", goes: "go" } as Record<string, string>)[v.word] ??
        v.base),
    ["The majority of many: plural.", "La mayoría de + plural: verbo en plural."],
    { "The majority of students thinks so.": "The majority of students think so." },
  ),
  ruleOf(
    "plural",
    "none|some|many|most|several|both|all of the|my|these|those (n=student|friend|candidate|child|person|book|car|house|teacher|player|neighbour|problem|question|answer|shop|country|city) -#noun",
    ({ named: { n } }) =>
      (n &&
        (
          { child: "children", person: "people", country: "countries", city: "cities" } as Record<
            string,
            string
          >
        )[n.word]) ||
      (n && `${n.word}s`),
    ["Of several: plural.", "De varios: plural."],
    { "None of the student passed.": "None of the students passed." },
    {
      unless: ({ sentence: { tokens }, start, named: { n } }) =>
        /^(?:some|all|most)$/.test(tokens[start]?.word ?? "") &&
        !/^(?:student|friend|child|teacher|player|neighbour)$/.test(n?.word ?? ""),
    },
  ),
  ruleOf(
    "false-friend",
    "i|he|she|we|they #adv? (assisted) a|an|the|#poss lecture|class|meeting|concert|course|conference|wedding|seminar|party|school|event",
    "attended",
    ["To be at an event is “attend”; to assist is to help.", "Asistir a un acto: attend."],
    { "I assisted a lecture.": "I attended a lecture." },
  ),
  ruleOf(
    "false-friend",
    "the|a|new|this|our (politic) of|on|is|about|for",
    "policy",
    ["A plan of action is a “policy”.", "Política (medida): policy."],
    { "The politic of the company is strict.": "The policy of the company is strict." },
  ),
  ruleOf(
    "false-friend",
    "the (politics) p=promised|say|promise|lie|lied|want|don't|think|steal|talk|should",
    "politicians",
    ["Those who do it are “politicians”.", "Los políticos: politicians."],
    { "The politics promised it.": "The politicians promised it." },
  ),
  ruleOf(
    "false-friend",
    "a|very|such|this|rather (sensible) topic|issue|subject|skin|matter|teeth|person|information|data",
    "sensitive",
    ["Easily hurt, delicate: sensitive.", "Delicado: sensitive; sensible es «sensato»."],
    { "It is a sensible topic.": "It is a sensitive topic." },
    { unless: ({ sentence: { tokens }, to }) => tokens[to]?.word === "person" },
  ),
  ruleOf(
    "superlative",
    "by far the (more) a=#adj",
    "most",
    ["By far the most.", "Con mucho, el más: by far the most."],
    { "It's by far the more beautiful place.": "It's by far the most beautiful place." },
  ),
  ruleOf(
    "comparison",
    "(so a a=beautiful|nice|good|lovely|big|great|long|bad|strange|difficult|funny|happy) n=#one",
    "such a {a}",
    ["Before a noun: such a.", "Ante nombre: such a."],
    { "So a beautiful day!": "Such a beautiful day!" },
  ),
  ruleOf(
    "perfect",
    "#sub have|has|'ve #adv? (gone) to #any #any? twice|once|times|before|three",
    "been",
    ["Who has come back has “been” there.", "Quien ya volvió: been to."],
    { "I have gone to Japan twice.": "I have been to Japan twice." },
    { unless: ({ sentence: { text } }) => /\bgone to (?:sleep|bed|hell|war|waste)\b/.test(text) },
  ),
  ruleOf(
    "since-for",
    "#any (since) ages|years|months|weeks|decades $|and|but|now",
    "for",
    ["A stretch of time: for ages.", "Con un tramo de tiempo: for."],
    { "I haven't seen him since ages.": "I haven't seen him for ages." },
  ),
  ruleOf(
    "tense",
    "^ by 2030|2040|2050|then|friday|monday #sub|#det #one? (will v=finish|build|complete|leave|reach|double|disappear|arrive|learn|save)",
    ({ named: { v } }) => v && `will have ${participleOf(v.word)}`,
    ["Done by a time to come: will have done.", "Acabado para entonces: will have done."],
    { "By 2030 we will finish the bridge.": "By 2030 we will have finished the bridge." },
  ),
  ruleOf(
    "passive",
    "~be said|thought|believed|known|reported|supposed|considered|expected (being)",
    "to be",
    ["It is said “to be” so.", "Se dice que es: is said to be."],
    { "He is said being rich.": "He is said to be rich." },
  ),
  ruleOf(
    "fixed-phrase",
    "^ (concerning|regarding|considering to) the|#poss|this|that",
    ({ sentence: { tokens }, from }) => tokens[from]?.word,
    ["Regarding and concerning need no “to”.", "Regarding y concerning van sin to."],
    { "Concerning to the job, I have questions.": "Concerning the job, I have questions." },
  ),
  ruleOf("fixed-phrase", "^ (besides of)", "besides", ["Besides needs no “of”.", "Besides va sin of."], {
    "Besides of this, it is cheap.": "Besides this, it is cheap.",
  }),
  ruleOf(
    "fixed-phrase",
    "^ (to sum|resume) $",
    "to sum up",
    ["The phrase is “to sum up”.", "Para resumir: to sum up."],
    {
      "To sum, it's good.": "To sum up, it's good.",
    },
  ),
  ruleOf(
    "fixed-phrase",
    "^ (in first|second place) $",
    ({ sentence: { tokens }, from }) => `in the ${tokens[from + 1]?.word} place`,
    ["In the first place.", "En primer lugar: in the first place."],
    { "In first place, it is cheap.": "In the first place, it is cheap." },
  ),
  ruleOf(
    "purpose",
    "(for that) s=#sub can|could|will|would|may",
    "so that",
    ["So that one can do it.", "Para que: so that."],
    { "I studied for that I could pass.": "I studied so that I could pass." },
  ),
  ruleOf(
    "inversion",
    "^ (n=neither|nor s=i|we|they|you|he|she m=do|does|did|can|am|is|are|have|has|was|were|will|would|could) $",
    "{n} {m} {s}",
    ["Neither do I.", "Yo tampoco: neither do I."],
    { "Neither I do.": "Neither do I." },
  ),
  ruleOf(
    "comparison",
    "the more|less a=#any (b=is|was|are d=the|this|a|#poss n=#one|#plural) $",
    ({ named: { b, d, n } }) => b && d && n && `${d.word} ${n.word} ${b.word}`,
    ["The more … the thing is: no inversion.", "The more … no se invierte."],
    {
      "The more complex is the task, the longer it takes.":
        "The more complex the task is, the longer it takes.",
    },
  ),
  ruleOf(
    "infinitive",
    "decision|refusal|ability|attempt|tendency|willingness|reluctance|desire|wish|promise|failure|inability (of|for|in v=#ing)",
    "to {v:base}",
    ["This noun takes “to” and the verb.", "Este nombre va con to: a decision to do."],
    { "They made a decision of closing it.": "They made a decision to close it." },
    {
      unless: ({ sentence: { tokens }, from, named: { v } }) =>
        tokens[from]?.word === "in" || /^(?:nothing|something|anything|everything)$/.test(v?.word ?? ""),
    },
  ),
  ruleOf(
    "preposition",
    "~be|there's|'s a need (of) change|help|reform|action|money|more|better|new|a|an|improvement",
    "for",
    ["A need “for” something.", "Necesidad de: need for."],
    { "There is a need of change.": "There is a need for change." },
  ),
  ruleOf(
    "preposition",
    "~be|'s|a|real|serious|major|growing threat (for|of|against) #poss|the|our|society|democracy|humanity|health|life|peace|us|them|everyone|nature",
    "to",
    ["A threat “to” something.", "Amenaza para: threat to."],
    { "It is a threat for society.": "It is a threat to society." },
    { unless: ({ sentence: { tokens }, from }) => tokens[from]?.word === "of" },
  ),
  ruleOf(
    "word-form",
    "s=#sub (w=strong|deep|firm|full|complete|true|real|sincere) v=believe|believes|believed|agree|agrees|think|thinks|disagree|regret|recommend|hope|understand|know|want",
    ({ named: { w } }) =>
      (w && ({ full: "fully", true: "truly" } as Record<string, string>)[w.word]) || (w && `${w.word}ly`),
    ["How one believes is an adverb.", "Ante un verbo: adverbio."],
    { "He strong believes it.": "He strongly believes it." },
    { unless: ({ named: { w } }) => w?.word === "real" },
  ),
  ruleOf("word-form", "(hard) ever", "hardly", ["Almost never: hardly ever.", "Casi nunca: hardly ever."], {
    "She hard ever calls.": "She hardly ever calls.",
  }),
];
