import { baseOf, thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** What agrees with what, and prepositions of study and work. */
export const everydayEachAndAll: readonly Rule[] = [
  {
    kind: "agreement",
    find: "a|lots lot|of of? people|students|friends|children|things|men|women (v=is|was|has|does|likes|lives|goes|works|wants|needs|thinks|speaks|eats|drinks|plays|knows|loves|comes|makes|takes|uses|says)",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v &&
      (/^(?:lot|of)$/.test(tokens[from - 2]?.word ?? "")
        ? (({ is: "are", was: "were", has: "have", does: "do" } as Record<string, string>)[v.word] ??
          baseOf(v.word))
        : undefined),
    why: { en: "“A lot of people” is many.", es: "“A lot of people” es plural." },
    wrong: { "A lot of people thinks so.": "A lot of people think so." },
    right: ["A lot of people think so."],
  },
  {
    kind: "agreement",
    find: "majority of the|our|my? people|students|them|us|children|women|men|users|teachers|workers|families (v=is|was|has)",
    better: ({ named: { v } }) =>
      v && ({ is: "are", was: "were", has: "have" } as Record<string, string>)[v.word],
    why: { en: "“The majority of people are”.", es: "“La mayoría de…” lleva plural aquí." },
    wrong: { "The majority of people is happy.": "The majority of people are happy." },
    right: ["The majority of people are happy."],
  },
  {
    kind: "agreement",
    find: "^ one of my|our|the|his|her|your|their|these|those #adj? #plural|#plurals (v=are|were|have)",
    better: ({ named: { v } }) =>
      v && ({ are: "is", were: "was", have: "has" } as Record<string, string>)[v.word],
    question: false,
    why: { en: "“One of them” is one: “is”.", es: "“One of …” es singular." },
    wrong: { "One of my friends are sick.": "One of my friends is sick." },
    right: ["One of my friends is sick."],
  },
  {
    kind: "agreement",
    find: "each|neither|either|one of them|us|you|the|my|these|those #plurals? (v=are|were|have)",
    better: ({ named: { v } }) =>
      v && ({ are: "is", were: "was", have: "has" } as Record<string, string>)[v.word],
    why: { en: "“Each of”, “neither of” are singular.", es: "“Each of”, “neither of” van en singular." },
    wrong: { "Each of us have a phone.": "Each of us has a phone." },
    right: ["Each of us has a phone.", "None of them are here."],
    unless: ({ sentence: { question }, start }) => start > 0 || question,
  },
  {
    kind: "there-is",
    find: "there (have been) a|an|one #adj? #one -and|or",
    better: "has been",
    why: { en: "One thing: “there has been a change”.", es: "Una cosa: “there has been”." },
    wrong: { "There have been a big change.": "There has been a big change." },
    right: ["There has been a big change.", "There have been a few changes.", "There have been a lot."],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:few|lot|couple|number|dozen|hundred|thousand|series|handful|good|great)$/.test(
        tokens[to + 1]?.word ?? "",
      ),
  },
  {
    kind: "agreement",
    find: "^ the n=quality|price|level|number|amount|cost|size|importance|lack|use|life|purpose|result|aim|rest|behaviour|sound|colour|smell|taste of the|these|those|our|my|their|all? #adj? #plural|#plurals (v=are|were|have)",
    better: ({ named: { n, v } }) =>
      n &&
      v &&
      (n.word === "rest"
        ? undefined
        : ({ are: "is", were: "was", have: "has" } as Record<string, string>)[v.word]),
    why: {
      en: "The verb goes with the head: “the quality of the products is”.",
      es: "El verbo concuerda con el núcleo: “the quality … is”.",
    },
    wrong: { "The quality of the products are bad.": "The quality of the products is bad." },
    right: ["The quality of the products is bad.", "The rest of the boys are here."],
  },
  {
    kind: "agreement",
    find: "^ what i|we|he|she|they like|love|hate|want|need|prefer most|best|more? (are) the|my",
    better: "is",
    why: { en: "“What I like most is …”.", es: "“Lo que más me gusta es …”." },
    wrong: { "What I like most are the beaches.": "What I like most is the beaches." },
    right: ["What I like most is the beaches."],
  },
  {
    kind: "agreement",
    find: "my|his|her|your hair|phone|car|computer|room|house|dog|cat|bike|family|job|life (v=need|look|make|have|feel|cost|work|smell) a|an|the|very|to|good|bad|me|like|some|too|great",
    better: ({ named: { v }, sentence: { tokens }, start }) =>
      v &&
      (tokens[start - 1]?.joined &&
      /^(?:do|does|did|let|make|makes|made|can|will|would|should|must|could|may|might|to|have|help|see|hear|not)$/.test(
        tokens[start - 1]?.word ?? "",
      )
        ? undefined
        : thirdOf(v.word)),
    why: { en: "One thing takes -s: “my hair needs a cut”.", es: "Una cosa lleva -s: “needs”." },
    wrong: { "My hair need a cut.": "My hair needs a cut." },
    right: [
      "My hair needs a cut.",
      "Does my hair look good?",
      "It made my house look good.",
      "Did my family have a car?",
    ],
    unless: ({ sentence: { tokens, question }, start }) =>
      question ||
      tokens
        .slice(0, start)
        .some(({ base }) =>
          /^(?:make|let|see|hear|help|watch|do|will|can|would|should|feel|and|have)$/.test(base),
        ),
  },
  {
    kind: "preposition",
    find: "knowledge|fluency (in) english|spanish|history|computers|maths|the|this|art|languages",
    better: "of",
    why: { en: "Knowledge “of” something.", es: "Conocimiento de: “knowledge of”." },
    wrong: { "I have a good knowledge in English.": "I have a good knowledge of English." },
    right: ["I have a good knowledge of English.", "His knowledge in the end was useful."],
    unless: ({ sentence: { tokens }, to }) => tokens[to + 1]?.word === "end",
  },
  {
    kind: "preposition",
    find: "experience (on|at) n=sales|teaching|marketing|the|this|customer|cooking|business|management|working|education",
    better: "in",
    why: { en: "Experience “in” a field.", es: "Experiencia en: “experience in”." },
    wrong: { "I have a lot of experience on sales.": "I have a lot of experience in sales." },
    right: [
      "I have a lot of experience in sales.",
      "My experience at the hospital helped.",
      "an experience on the road",
    ],
    unless: ({ named: { n } }) => n?.word === "the" || n?.word === "this",
  },
  {
    kind: "preposition",
    find: "specialised|specialized|specialise|specialize|specialist|expert|specialising|degree|master (on|of) law|history|marketing|medicine|economics|biology|art|the|cooking|computer|engineering|psychology|physics|education|finance|languages",
    better: ({ sentence: { tokens }, from }) =>
      /^expert$/.test(tokens[from - 1]?.word ?? "") && tokens[from]?.word === "on"
        ? undefined
        : tokens[from - 1]?.word === "master" && tokens[from]?.word === "of"
          ? undefined
          : "in",
    why: { en: "A degree “in” law; to specialise “in” it.", es: "Una carrera o especialidad “in” algo." },
    wrong: { "I have a degree on history.": "I have a degree in history." },
    right: ["I have a degree in history.", "to a degree of the scale"],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.word === "the",
  },
  {
    kind: "preposition",
    find: [
      "graduate|graduated|graduates (of|in) university|college|school|high",
      "graduate|graduated|graduates (of|in) the university",
    ],
    better: "from",
    why: { en: "One graduates “from” a university.", es: "Graduarse de: “graduate from”." },
    wrong: { "I graduated of university last year.": "I graduated from university last year." },
    right: ["I graduated from university last year.", "He graduated in the summer."],
  },
  {
    kind: "preposition",
    find: "~study|studying|~work|student|professor|teacher|course (in) the|this university|college of",
    better: "at",
    why: { en: "One studies “at” a university.", es: "Estudiar en la universidad: “at”." },
    wrong: { "I am studying in the university of Valencia.": "I am studying at the university of Valencia." },
    right: ["I am studying at the university of Valencia.", "I study in the library."],
  },
  {
    kind: "preposition",
    find: "congratulations|congrats (for|by) your|the|this|passing|winning|getting|finishing",
    better: "on",
    why: { en: "Congratulations “on” something.", es: "Felicidades por: “congratulations on”." },
    wrong: { "Congratulations for your new job!": "Congratulations on your new job!" },
    right: ["Congratulations on your new job!", "Congratulations for now."],
  },
  {
    kind: "preposition",
    find: "~apologise|~apologize (o=me|him|her|us|them|you) for",
    better: "to {o}",
    why: { en: "One apologises “to” somebody.", es: "Disculparse con alguien: “apologise to”." },
    wrong: { "He apologised me for being late.": "He apologised to me for being late." },
    right: ["He apologised to me for being late."],
  },
  {
    kind: "preposition",
    find: "(v=trust|trusts|trusted on o=him|her|them|me|us|you|my|people|nobody|anybody|anyone)",
    better: "{v} {o}",
    why: { en: "One trusts somebody, without “on”.", es: "Confiar en alguien: “trust somebody”." },
    wrong: { "I trust on him.": "I trust him." },
    right: ["I trust him.", "I put my trust on him."],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:my|his|her|their|the|put|of|a)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "~belong (in|at|of) that|this|the|my|a|our group|team|club|family|class|party|company|church|band",
    better: "to",
    why: { en: "Something belongs “to” somebody or a group.", es: "Pertenecer a: “belong to”." },
    wrong: { "I belong in that group.": "I belong to that group." },
    right: ["I belong to that group.", "It belongs in the fridge.", "You belong in this film."],
  },
  {
    kind: "preposition",
    find: "~smell|~taste (to) #noun|#plural|#uncount|the|fish|a -#sub",
    better: "of",
    why: { en: "Something smells “of” roses.", es: "Oler a, saber a: “smell of”, “taste of”." },
    wrong: { "It smells to roses.": "It smells of roses." },
    right: ["It smells of roses.", "It smells good to me."],
  },
];
