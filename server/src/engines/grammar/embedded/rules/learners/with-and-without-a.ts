import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { oneOf } from "./one-of.ts";

const qualities =
  oneOf(`integrity ease bravery honesty wisdom importance happiness progress weather advice traffic enthusiasm freedom homework information
  research evidence furniture luggage equipment poverty violence damage housework chaos gratitude hospitality generosity accuracy clarity dignity
  discretion precision sincerity loyalty modesty spontaneity flexibility efficiency creativity popularity electricity pollution unemployment software
  applause laughter patience courage fun luck health water bread rice money news music accommodation machinery baggage rubbish slang vocabulary
  rain sunshine behaviour permission cash feedback stuff ignorance arrogance determination serenity severity secrecy brilliance`);
const workplaces =
  oneOf(`salon restaurant bar hotel shop store supermarket factory office bank company café cafe bakery farm clinic pharmacy garage warehouse
  library museum village flat apartment house cafeteria gym laboratory kindergarten bookshop pub nightclub workshop call-centre firm startup
  studio`);
const stages = oneOf(
  "childhood adolescence adulthood happiness poverty honesty loneliness democracy creativity patience courage violence unemployment pollution racism feminism globalisation globalization tourism inequality immigration education",
);

/** Where "a" and "the" belong, and where they do not. */
export const learnersWithAndWithoutA: readonly Rule[] = [
  {
    kind: "article",
    find: [
      `(a=a|an c=great|good|bad|terrible|wonderful|lovely|big|huge|enormous|fantastic|awful|nice|real|tremendous|amazing|beautiful|horrible|such n=${qualities}) $|of|and|but|in|for|to|at|with|because|that|when|on|is|was|yesterday|today`,
      `such (a=a|an c=#adj? n=${qualities}) $|and|but|that|in|for|to|at|with|when|on|is|was|yesterday|today`,
    ],
    better: "{c} {n}",
    why: {
      en: "“{n}” is not counted, so it takes no “a”.",
      es: "“{n}” es incontable en inglés: va sin “a”.",
    },
    wrong: {
      "She's a judge of a great integrity.": "She's a judge of great integrity.",
      "She writes with such an ease that I envy her.": "She writes with such ease that I envy her.",
    },
    right: [
      "She's a judge of great integrity.",
      "It was a good water bottle.",
      "A big rain cloud came.",
      "She had a good health check.",
    ],
    unless: ({ named: { n, c }, sentence: { tokens }, to }) =>
      (/^(?:patience|courage|rain|behaviour|luck|determination)$/.test(n?.word ?? "") &&
        !/^(?:good|bad|great|such|terrible)$/.test(c?.word ?? "such")) ||
      (n?.word === "music" && tokens[to]?.word === "and") ||
      (n?.word === "brilliance" && c !== undefined),
  },
  {
    kind: "article",
    find: [
      "~drink|~need|~want|~buy|~eat (a|an n=water|bread|rice|milk|money|music|butter|cheese|meat|sugar|salt|furniture|luggage|homework|work|news|help|advice|information) -#noun|#ing|#adj",
    ],
    better: "{n}",
    why: {
      en: "“{n}” is not counted: say it without “a”, or “some {n}”.",
      es: "“{n}” es incontable: va sin “a”, o con “some”.",
    },
    wrong: { "I drink a water every morning.": "I drink water every morning." },
    right: ["I drink water.", "I need a water bottle.", "I want a work permit."],
    unless: ({ sentence: { tokens }, to }) =>
      !/^(?:in|every|and|for|with|at|on|to|because|from|when|before|after|today|now|please)?$/.test(
        tokens[to]?.joined ? (tokens[to]?.word ?? "") : "",
      ),
  },
  {
    kind: "article",
    find: [
      `~work|~live|~stay|~eat in|at|for (n=${workplaces}) $|and|but|in|near|with|because|on|so|of|where|that|for`,
      `~work|~live|~stay|~eat in|at|for (m=#one|#adj n=${workplaces}) $|and|but|in|near|with|because|on|so|of|where|that`,
      `#sub ~be|'m|'re in|at (m=small|big|new|italian|nice|old n=${workplaces}) $|and|but|in|near|with|because`,
    ],
    better: ({ named: { m, n } }) =>
      n && `${/^[aeiou]/.test((m ?? n).word) ? "an" : "a"} ${m ? `${m.word} ` : ""}${n.word}`,
    why: {
      en: "One thing that can be counted needs “a”: “in a restaurant”.",
      es: "Un nombre contable en singular necesita “a”: “in a restaurant”.",
    },
    wrong: {
      "I work in nail salon.": "I work in a nail salon.",
      "We live in small village near Lima.": "We live in a small village near Lima.",
    },
    right: [
      "I work in a nail salon.",
      "We live in town.",
      "She works in Ana's shop.",
      "I work at home and in office buildings.",
      "They live in state housing.",
    ],
    unless: ({ named: { m } }) =>
      m !== undefined &&
      (m.capital ||
        /'s?$/.test(m.word) ||
        /^(?:this|that|my|your|his|her|its|our|their|one|another|each|every|some|any|no|which|what|whose|mum|dad)$/.test(
          m.word,
        )),
  },
  {
    kind: "article",
    find: [
      "with (n=friend|colleague|neighbour|cousin|girlfriend|boyfriend) $|and|but|in|at|from|who|to|because|on",
      "~be|'s|'m|'re (n=child|kid|teenager|baby) $|and",
      "when i was (n=student|teenager|kid|baby|girl|boy|child)",
    ],
    better: "{n:an}",
    why: {
      en: "One person needs “a”: “with a friend”.",
      es: "Un nombre contable en singular necesita “a”: “with a friend”.",
    },
    wrong: { "I went with friend to the park.": "I went with a friend to the park." },
    right: ["I went with a friend.", "She went with friends."],
  },
  {
    kind: "article",
    find: [
      "at|in|by|until (the? e=end|beginning|start|middle of n=year|month|week|day|century|summer|winter|lesson|course|film|movie|semester|street|afternoon|night|story|book|class) -1|2|3|#num",
    ],
    better: ({ named: { e, n } }) => e && n && `the ${e.word} of the ${n.word}`,
    why: {
      en: "It is a certain one, so it takes “the”: “at the end of the year”.",
      es: "Es uno concreto y lleva “the”: “at the end of the year”.",
    },
    wrong: { "At the end of year I'm tired.": "At the end of the year I'm tired." },
    right: [
      "At the end of the year I'm tired.",
      "At the end of year six he left.",
      "At the end of class we left.",
    ],
    unless: ({ named: { n }, sentence: { tokens }, to }) =>
      n === undefined ||
      n.word === "class" ||
      /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|exams?|tests?|party|report|bonus|break)$/.test(
        tokens[to]?.word ?? "",
      ),
  },
  {
    kind: "article",
    find: [
      `about|of|for|on|in|with|against|through (the n=${stages}) $|and|but|in|or|is`,
      `^ (the n=${stages}) is|are|can|has|makes|will|should|in`,
    ],
    better: "{n}",
    why: { en: "In general “{n}” takes no “the”.", es: "Hablando en general, “{n}” va sin “the”." },
    wrong: {
      "It is about the childhood in the nineteenth century.":
        "It is about childhood in the nineteenth century.",
    },
    right: [
      "It is about childhood in the nineteenth century.",
      "He told us of the childhood of a king.",
      "The childhood is hers.",
    ],
    unless: ({ sentence: { tokens }, to, named: { n } }) =>
      n?.capital === true ||
      /^(?:that|which|of|he|she|we|i|they|you|hers)$/.test(tokens[to + 1]?.word ?? "") ||
      (/^(?:education|violence|pollution|courage|tourism)$/.test(tokens[to - 1]?.word ?? "") &&
        /^(?:in|is|and|or|but)$/.test(tokens[to]?.word ?? "")),
  },
  {
    kind: "article",
    find: [
      "~be|'s|'re|'m (s=most a=#adj n=#one) -$|than",
      "~be|'s by far (s=best|worst|most|biggest|greatest|largest|fastest|cheapest)",
      "one of (s=best|worst|biggest|greatest|largest|oldest|nicest|smallest|most) #any? #adj? #plurals",
      "(s=best|worst|biggest) #noun|thing of|in|about my|the|all ~be",
    ],
    better: ({ named: { s, a, n } }) => s && `the ${s.word}${a && n ? ` ${a.word} ${n.word}` : ""}`,
    why: {
      en: "A superlative takes “the”: “the best player”.",
      es: "El superlativo lleva “the”: “the best player”.",
    },
    wrong: {
      "She is most beautiful girl here.": "She is the most beautiful girl here.",
      "He's by far best player.": "He's by far the best player.",
    },
    right: [
      "She is the most beautiful girl here.",
      "My best thing in all is this.",
      "This was most kind of you.",
    ],
    unless: ({ sentence: { tokens }, start, from }) =>
      (start === from && start > 0) || (tokens[start]?.word === "one" && tokens[from - 1]?.word !== "of"),
  },
  {
    kind: "article",
    find: [
      "it|this|that ~be|'s (o=first|second|third|last time) #sub|that|for|in",
      "in|on (o=first|second|third|fourth|last floor)",
    ],
    better: ({ named: { o }, sentence: { tokens }, to }) => o && `the ${o.word} ${tokens[to - 1]?.word}`,
    why: { en: "“First, second, last” take “the”.", es: "“First, second, last” llevan “the”." },
    wrong: { "This is first time I have sushi.": "This is the first time I have sushi." },
    right: ["This is the first time for me."],
  },
  {
    kind: "quantity",
    find: [
      "(a=amount|amounts of) n=#plurals -of",
      "a|the|large|huge|great|small (a=amount|quantity of n=people|children|students|cars|tourists|things|books|ships|mistakes)",
    ],
    better: ({ named: { a } }) => a && `${a.word === "amounts" ? "numbers" : "number"} of`,
    why: {
      en: "What is counted has a “number”: “the number of ships”.",
      es: "Con lo que se puede contar se dice “number”: “the number of ships”.",
    },
    wrong: { "They reduced the amount of ships.": "They reduced the number of ships." },
    right: [
      "They reduced the number of ships.",
      "The amount of damages was high.",
      "A large amount of goods was sold.",
    ],
    unless: ({ named: { n } }) =>
      /^(?:damages|goods|savings|earnings|calories|news|euros|dollars|pounds|clothes|funds|drugs|carbs|hours|minutes|years|days|wages|hundreds|thousands|ads)$/.test(
        n?.word ?? "",
      ),
  },
  {
    kind: "quantity",
    find: [
      "(f=few n=#uncount|company|hope|patience|experience|interest|attention|information|effort|energy|sense|evidence|sleep|snow|rain|food|support|confidence|respect|chance) $|and|but|to|for|in|apart|left|about|with|of|because|that",
      "there ~be not? (f=few n=#uncount|traffic|rain|snow)",
    ],
    better: ({ named: { n } }) => n && `little ${n.word}`,
    why: {
      en: "“Few” goes with what is counted; “{n}” is not, so “little {n}”.",
      es: "“Few” va con contables; con “{n}”, que es incontable, “little {n}”.",
    },
    wrong: {
      "There was few company in the village.": "There was little company in the village.",
      "We have few money.": "We have little money.",
    },
    right: ["We have little money.", "A few work here.", "Few help others.", "Few love it."],
    unless: ({ sentence: { tokens }, from, named: { n } }) =>
      (/^(?:a|the|these|very|last|next|past|first)$/.test(tokens[from - 1]?.word ?? "x") &&
        tokens[from - 1]?.word !== "very") ||
      from === 0 ||
      (/^(?:work|help|love|sleep|hope|respect|support|chance|interest|times|experience)$/.test(
        n?.word ?? "",
      ) &&
        !/^(?:have|has|had|with|was|is)$/.test(tokens[from - 1]?.word ?? "")),
  },
  {
    kind: "quantity",
    find: [
      "(less) n=people|cars|children|students|tourists|shops|mistakes|friends|problems|things|words|books|hours|days|trees|animals|jobs|houses|visitors|customers|women|men|plastics|bags|calories",
    ],
    better: "fewer",
    why: {
      en: "With what is counted, say “fewer”: “fewer people”.",
      es: "Con lo contable se usa “fewer”: “fewer people”.",
    },
    wrong: { "There were less people than last year.": "There were fewer people than last year." },
    right: [
      "There were fewer people.",
      "It took less than two days.",
      "One less problem to solve.",
      "It was no less people said.",
    ],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:no|one|\d+|more|or)$/.test(tokens[from - 1]?.word ?? "") || tokens[from + 1]?.joined === false,
  },
  {
    kind: "uncountable",
    find: [
      "~have|too|so a? lot|much|many of? (w=works) $|to|this|today|at|in|and|but|because|so",
      "a lot of (w=works) $|to|this|today|at|and|but|so|because",
      "(w=homeworks|informations|advices|furnitures|luggages|equipments|researches|knowledges|sceneries|traffics|progresses|behaviors|rubbishes|feedbacks|softwares|staffs|vocabularies|housings)",
    ],
    better: ({ named: { w } }) =>
      w?.word
        .replace(/([sx])es$/, "$1")
        .replace(/ies$/, "y")
        .replace(/s$/, ""),
    why: { en: "This noun has no plural in English.", es: "Este nombre no tiene plural en inglés." },
    wrong: { "I have a lot of works this week.": "I have a lot of work this week." },
    right: ["I have a lot of work this week.", "She researches birds.", "He progresses well."],
    unless: ({ named: { w } }) => /^(?:researches|progresses|staffs|vocabularies)$/.test(w?.word ?? ""),
  },
];
