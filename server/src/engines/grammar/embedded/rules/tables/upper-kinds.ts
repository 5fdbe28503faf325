import { positiveOf } from "#engines/english/adjectives.ts";
import { participleOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const asks =
  "~ask|~wonder|~know|~understand|~remember|~forget|~realise|~realize|~imagine|~explain|~tell|~see|~say|~show|~guess|idea|sure|clue|clear|unclear";

/** "did he go" as it stands in a statement: "he went". */
function plain({ named: { x, s, v } }: Match): string | undefined {
  if (!x || !s || !v) return undefined;
  const verb = x.word === "did" ? pastOf(v.word) : x.word === "does" ? thirdOf(v.word) : v.word;
  return `${s.word} ${verb}`;
}

const textHas = (words: RegExp) => (match: Match) => words.test(match.sentence.text);
const textLacks = (words: RegExp) => (match: Match) => !words.test(match.sentence.text);

const order = [
  "In a question within a sentence the order is that of a statement.",
  "En una pregunta indirecta el orden es el de una afirmación.",
] as const;
const inverted = [
  "In a condition without “if” the verb comes first: were, had or should.",
  "En una condición sin if va primero were, had o should.",
] as const;

/** Clauses and forms of the upper levels, by kind. */
export const tableUpperKinds: readonly Rule[] = [
  ruleOf(
    "word-order",
    [
      `${asks} #obj? of? if|whether|why|how|what|where|when|who|which #noun? (x=do|does|did s=#sub v=#base)`,
      "~be why|how|what|where (x=do|does|did s=they|we|he|she|it v=#base)",
    ],
    plain,
    order,
    {
      "She asked me if did I want a coffee.": "She asked me if I wanted a coffee.",
      "What I don't understand is why do they keep building.":
        "What I don't understand is why they keep building.",
    },
    { right: ["Tell me: what did he say?", "I know what to do."] },
  ),
  ruleOf(
    "word-order",
    [`${asks} #obj? what|where|who|how (b=was|is|were|are p=my|your|his|her|our|their n=#nounish) $`],
    "{p} {n} {b}",
    order,
    {
      "He asked me what was my name.": "He asked me what my name was.",
    },
    { question: false },
  ),
  ruleOf(
    "word-order",
    [`${asks} how much|many|often|far|long (b=was|were s=#sub v=#ing)`],
    "{s} {b} {v}",
    order,
    {
      "I realised how much was I missing them.": "I realised how much I was missing them.",
    },
  ),
  ruleOf(
    "infinitive",
    "~tell|~ask|~advise|~warn|~beg #obj (to not v=#base)",
    "not to {v}",
    ["“Not” goes before “to”: told us not to talk.", "Not va delante de to: told us not to talk."],
    {
      "The teacher told us to not talk.": "The teacher told us not to talk.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "~advise|~encourage|~persuade|~convince|~urge|~force|~oblige #obj (v=#ing) #det|#obj|in|on|at|to|more|with",
    "to {v:base}",
    [
      "Here the verb takes “to”: advise somebody to do it.",
      "Aquí el verbo va con to: advise somebody to do it.",
    ],
    {
      "They advised me buying a car.": "They advised me to buy a car.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "w=~prevent|~deter|~discourage|~dissuade|~prohibit|~ban o=#obj|#name|people|users|students|children|drivers (to v=#base)",
    "from {v:ing}",
    ["“{w}” somebody “from” doing something.", "“{w}” va con from + -ing."],
    {
      "It deterred them to apply.": "It deterred them from applying.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "~be deterred|prevented|discouraged|dissuaded|prohibited|banned (to v=#base)",
    "from {v:ing}",
    ["One is prevented “from” doing something.", "Se dice be prevented from + -ing."],
    {
      "He was deterred to apply by the fee.": "He was deterred from applying by the fee.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "~refrain|~abstain|~desist (to v=#base)",
    "from {v:ing}",
    ["“Refrain” takes “from” and -ing.", "Refrain va con from + -ing."],
    {
      "She refrained to comment.": "She refrained from commenting.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "~preclude|~entail|~involve|~contemplate|~advocate|~envisage|~necessitate|~facilitate|~relish|~dread|~risk|~postpone|~delay (to v=#base)",
    "{v:ing}",
    ["After this verb comes -ing, without “to”.", "Detrás de este verbo va -ing, sin to."],
    {
      "The law precludes to vote by post.": "The law precludes voting by post.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    [
      "bent|intent|hell-bent|keen on|upon (v=#base) #det|#obj|#poss|#plurals",
      "averse|accustomed|committed|devoted|opposed|addicted to|of (v=#pure) #det|#obj|#plurals|part|care",
    ],
    "{v:ing}",
    ["After a preposition the verb takes -ing.", "Detrás de una preposición el verbo va en -ing."],
    {
      "They're bent on destroy the place.": "They're bent on destroying the place.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "~resign|~devote|~dedicate|~commit|~reconcile|~confine #obj|myself|himself|herself|itself|ourselves|themselves|yourself to a=never|not? (v=#pure|see|do|make|have|be)",
    "{v:ing}",
    ["This “to” is a preposition and takes -ing.", "Este to es preposición y pide -ing."],
    {
      "She has resigned herself to never see it.": "She has resigned herself to never seeing it.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "#det|your|any no? chance|chances|odds|hopes|likelihood (to v=win|succeed|survive|pass|get|find|fail|recover|lose|become) $|~be|a|the",
    "of {v:ing}",
    ["The chances “of” doing something.", "Las posibilidades de + infinitivo: chances of + -ing."],
    {
      "The chances to win are slim.": "The chances of winning are slim.",
    },
    {
      right: ["It was a chance to win a car."],
      unless: ({ sentence: { tokens }, from }) => tokens[from - 1]?.word === "chance",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "advised|warned|decided|spoke against (to v=#base)",
    "{v:ing}",
    ["After “against” comes -ing.", "Tras against va -ing."],
    {
      "He was advised against to buy it.": "He was advised against buying it.",
    },
  ),
  ruleOf(
    "purpose",
    "~write|writing (for v=applying|asking|complaining|enquiring|inquiring|informing|requesting|telling|expressing|thanking|inviting|suggesting|giving)",
    "to {v:base}",
    [
      "What one writes for is said with “to”: I am writing to apply.",
      "La finalidad va con to: I am writing to apply.",
    ],
    {
      "I am writing for applying for the job.": "I am writing to apply for the job.",
    },
  ),
  ruleOf(
    "conditional",
    "^ (would s=i|he|she|it|we|they|you b=be)",
    "were {s} to {b}",
    inverted,
    { "Would she be offered the post, she would go.": "Were she to be offered the post, she would go." },
    { question: false },
  ),
  ruleOf(
    "conditional",
    "^ (would d=the|my|his|her|our|their|this n=#nounish b=be)",
    "were {d} {n} to {b}",
    inverted,
    { "Would the budget be cut, we would stop.": "Were the budget to be cut, we would stop." },
    { question: false },
  ),
  ruleOf(
    "conditional",
    "^ (would s=i|he|she|it|we|they|you have) #pp",
    "had {s}",
    inverted,
    { "Would I have known, I would have stayed.": "Had I known, I would have stayed." },
    { question: false },
  ),
  ruleOf(
    "conditional",
    "^ (was s=i|he|she|it) to #base",
    "were {s}",
    inverted,
    { "Was he to resign, the party would split.": "Were he to resign, the party would split." },
    { question: false },
  ),
  ruleOf("conditional", "^ had #sub not? (being)", "been", inverted, {
    "Had it not being for her, we would have lost.": "Had it not been for her, we would have lost.",
  }),
  ruleOf(
    "conditional",
    "if it (would not be|have) for",
    "were not",
    ["The turn is “if it were not for”.", "La fórmula es if it were not for."],
    { "If it would not be for the rain, we would go.": "If it were not for the rain, we would go." },
    { unless: ({ sentence: { tokens }, to }) => tokens[to - 1]?.word === "have" },
  ),
  ruleOf(
    "conditional",
    "^ but (by|of|with) your|his|her|their|the|my help|support|advice|efforts",
    "for",
    ["“But for your help” is “without it”.", "De no ser por: but for."],
    { "But by your help, I would have failed.": "But for your help, I would have failed." },
  ),
  ruleOf(
    "inversion",
    [
      "^ in no way|sense (s=this|that|it v=implies|means|affects|suggests|proves)",
      "^ under no circumstances (s=this|that|it v=implies|means|affects|suggests|proves)",
    ],
    "does {s} {v:base}",
    [
      "After “in no way” the order is turned: In no way does this imply …",
      "Tras in no way se invierte el orden: In no way does this imply …",
    ],
    { "In no way this implies guilt.": "In no way does this imply guilt." },
  ),
  ruleOf(
    "inversion",
    "^ on|in|under no account|circumstances|way|case (s=#sub m=should|must|can|may|will|would|could|is|are)",
    "{m} {s}",
    ["After a negative opening the order is turned.", "Tras un comienzo negativo se invierte el orden."],
    { "On no account you should open it.": "On no account should you open it." },
  ),
  ruleOf(
    "inversion",
    [
      "^ only by #any #any? #any? #any? #any? (s=i|we|he|she|they m=can|could|will|would|was|were|is|are|did)",
      "^ only in|after|when #any #any? #any? #any? #any? (s=i|we|he|she|they m=can|could|will|would)",
    ],
    "{m} {s}",
    [
      "After “Only by …” the order is turned: Only by … could we …",
      "Tras Only by… se invierte: Only by … could we …",
    ],
    { "Only by talking to them we could see it.": "Only by talking to them could we see it." },
    { unless: ({ sentence: { tokens }, start }) => tokens[start + 1]?.word === "when" },
  ),
  ruleOf(
    "inversion",
    "^ only after|by|through|with|in the|this|that n=#noun (s=i|we|he|she|they|people v=#past)",
    ({ named: { s, v } }) =>
      s && v && v.word !== "was" && v.word !== "were" ? `did ${s.word} ${v.base}` : undefined,
    [
      "After “Only after …” the order is turned: Only after … did they …",
      "Tras Only after… se invierte: Only after … did they …",
    ],
    { "Only after the war they realised it.": "Only after the war did they realise it." },
  ),
  ruleOf(
    "inversion",
    "^ (so d=was|is p=#poss n=anger|joy|fear|love|rage|grief|shock|surprise|determination|enthusiasm|success|popularity) that",
    "such {d} {p} {n}",
    ["Before a noun: Such was his anger that …", "Ante un nombre: Such was his anger that …"],
    { "So was his anger that he left.": "Such was his anger that he left." },
  ),
  ruleOf(
    "inversion",
    "^ such (d=the|his|her|their|#poss n=#noun b=was|is|were|are)",
    "{b} {d} {n}",
    [
      "After “Such” the verb comes first: Such was the force …",
      "Tras Such va primero el verbo: Such was the force …",
    ],
    { "Such the force was that windows broke.": "Such was the force that windows broke." },
  ),
  ruleOf(
    "clause",
    "however #adj|hard|much|tired|rich|late (b=is|was|are|were s=#sub) $",
    "{s} {b}",
    [
      "After “however” the order is that of a statement: however tired she is.",
      "Tras however no se invierte: however tired she is.",
    ],
    { "However tired is she, she smiles.": "However tired she is, she smiles." },
  ),
  ruleOf(
    "comparison",
    "not|isn't|wasn't so much #any #any? #any? #any? (but) #any",
    "as",
    ["“Not so much this as that”.", "No tanto esto como aquello: not so much … as …"],
    { "It was not so much a shock but a relief.": "It was not so much a shock as a relief." },
  ),
  ruleOf(
    "comparison",
    "^ (c=more|less|better|fewer|worse|#comparative) #any",
    "the {c}",
    [
      "“The more you read, the more you learn”: twice with “the”.",
      "“The more…, the more…”: the va dos veces.",
    ],
    {
      "The more expensive the hotel, better the service.":
        "The more expensive the hotel, the better the service.",
    },
    {
      unless: ({ sentence: { text, tokens }, from }) => {
        const [first, second] = tokens;
        const opens =
          first?.word === "the" && /^(?:more|less|better|fewer|worse|\w+er)$/.test(second?.word ?? "");
        return !opens || from < 4 || text.slice(tokens[from - 1]?.end, tokens[from]?.at).trim() !== ",";
      },
      right: ["The older man, more tired than ever, sat down.", "The more you read, the better."].slice(1),
    },
  ),
  ruleOf(
    "comparison",
    "twice (c=#comparative than)",
    ({ named: { c } }) => c && `as ${positiveOf(c.word)} as`,
    ["“Twice as old as”, not “twice older than”.", "“El doble de…”: twice as … as."],
    { "He is twice older than me.": "He is twice as old as me." },
  ),
  ruleOf(
    "comparison",
    "c=#comparative (that) anyone|anybody|me|him|us|them|ever|expected|last|the others|rest?",
    "than",
    ["After a comparative comes “than”.", "Tras un comparativo va than."],
    { "She works harder that anyone else.": "She works harder than anyone else." },
    { unless: textHas(/\bthe (?:\w+er|more|sooner)\b/i) },
  ),
  ruleOf(
    "relative",
    "(whatever it v=happens|happened|occurs|occurred)",
    "whatever {v}",
    ["“Whatever” is the subject itself: whatever happens.", "Whatever ya es sujeto: whatever happens."],
    { "Whatever it happens, I'm going.": "Whatever happens, I'm going." },
  ),
  ruleOf(
    "relative",
    "(whom) everyone|everybody|people|many|some|critics|i|he|she|we|they|you ~say|~think|~believe|~claim|~know|~hope is|was|will|would|has|had|are|were|can|could",
    "who",
    ["“Who” is the subject of “is”: who everyone says is …", "Es sujeto de is: who everyone says is …"],
    { "He is a poet whom everyone says is a genius.": "He is a poet who everyone says is a genius." },
  ),
  ruleOf(
    "relative",
    "n=#noun (p=for|with|about|to|from that) i|we|he|she|they|you #base|#past|#third",
    "{p} which",
    [
      "After a preposition comes “which” or “whom”, not “that”.",
      "Tras preposición va which o whom, no that.",
    ],
    { "The company for that I work is Dutch.": "The company for which I work is Dutch." },
  ),
  ruleOf(
    "relative",
    "#det #adj? writer|author|man|woman|friend|girl|boy|singer|painter|director|poet|neighbour|colleague|teacher|actor (which n=#plurals) #sub|~be|#modal",
    "whose {n}",
    ["What belongs to somebody: “whose”.", "Cuyo: whose."],
    { "She is a writer which books I adore.": "She is a writer whose books I adore." },
  ),
  ruleOf(
    "relative",
    "(thing that|which) ~be|#modal|makes|made|#adv|surprised",
    "which",
    ["A whole clause is taken up with “which”: …, which is …", "“Cosa que / lo que” es which: …, which is …"],
    { "He told me not to, thing that is odd.": "He told me not to, which is odd." },
    {
      unless: ({ sentence: { tokens }, from, to }) =>
        tokens[from]?.joined === true || tokens[to - 1]?.word !== "that" || from === 0,
    },
  ),
  ruleOf(
    "quantifier",
    "hardly (no) #noun|#adj|one",
    "any",
    ["“Hardly” is negative already: hardly any.", "Hardly ya niega: hardly any."],
    { "There are hardly no seats left.": "There are hardly any seats left." },
  ),
  ruleOf(
    "quantifier",
    "(everyone of) us|them|you|the|these|those|my",
    "every one of",
    [
      "“Each of them” is “every one of them”, in two words.",
      "“Cada uno de” es every one of, en dos palabras.",
    ],
    { "Everyone of us has a dream.": "Every one of us has a dream." },
  ),
  ruleOf(
    "quantifier",
    "(nobody|noone of) us|them|you|the|these|those|my",
    "none of",
    ["“Ninguno de” is “none of”.", "“Ninguno de nosotros” es none of us."],
    { "Nobody of us knew it.": "None of us knew it." },
  ),
  ruleOf(
    "adjective",
    "(so kind to v=#base)",
    "kind enough to {v}",
    ["“So kind as to” or “kind enough to” do something.", "“Tan amable de”: kind enough to o so kind as to."],
    { "He was so kind to drive me home.": "He was kind enough to drive me home." },
    { unless: textHas(/so kind to (?:me|him|her|us|them|you|everyone)/i) },
  ),
  ruleOf(
    "passive",
    "film|book|story|novel|series|report|play|movie|theory|article (b=bases|base on)",
    "is based on",
    ["A film “is based on” a story.", "“Se basa en” es is based on."],
    { "The film bases on a true story.": "The film is based on a true story." },
  ),
  ruleOf(
    "passive",
    "^ s=he|she|they|it b=~be v=said|believed|thought|known|supposed|reported (that he|she|they|it is|are)",
    "to be",
    [
      "“He is said to be rich” or “It is said that he is rich”.",
      "“Se dice que es rico”: he is said to be rich o it is said that…",
    ],
    { "He is said that he is rich.": "He is said to be rich." },
    { unless: ({ named: { s } }) => s?.word === "it" },
  ),
  ruleOf(
    "passive",
    "~be (v=delay|postpone|reject|damage|invite|organise|organize|oblige|surround|overwhelm|arrest|inspire|divide|locate|situate|involve|expose|replace|reduce|improve|produce|publish|release|create|destroy|decorate|equip|design) by|for|on|in|at|because|$|to|yesterday|last",
    "{v:pp}",
    ["After a form of “be” the passive takes the participle.", "La pasiva lleva el participio."],
    { "My flight was delay for hours.": "My flight was delayed for hours." },
    {
      unless: ({ named: { v }, sentence: { tokens }, from }) =>
        tokens[from - 1]?.word === "be" ||
        (v?.tags.has("Noun") === true &&
          /^(?:damage|delay|design|release)$/.test(v.word) &&
          tokens[from - 1]?.word === "is"),
    },
  ),
  ruleOf(
    "passive",
    "house|car|heating|roof|floor|room|kitchen|bike|machine|computer|window|windows|walls|garden|flat|tv|phone|engine|boiler|fence|grass|clothes|shirt|carpet|lift|road|building (v=~need to b=repair|clean|paint|fix|wash|replace|mend|check) $|and|before|because|but|very|urgently|soon",
    "{v} {b:ing}",
    [
      "What is to be done to a thing: it needs cleaning, it needs to be cleaned.",
      "“Hay que limpiarlo”: it needs cleaning.",
    ],
    { "The house needs to clean.": "The house needs cleaning." },
  ),
  ruleOf(
    "passive",
    "car|phone|house|bike|computer|bridge|road|roof|building|flat|laptop ~be (v=repairing|fixing|cleaning|painting|renovating|restoring|washing|servicing)",
    "being {v:pp}",
    ["What is done to a thing now: it is being repaired.", "“Se está reparando”: it is being repaired."],
    { "My car is repairing at the garage.": "My car is being repaired at the garage." },
  ),
  ruleOf(
    "passive",
    "^ l=english|spanish|french|german|portuguese|arabic|chinese|italian (speaks) #adv? all|in|here|by|everywhere|around",
    "is spoken",
    ["Languages “are spoken”.", "“Se habla inglés”: English is spoken."],
    { "English speaks all over the world.": "English is spoken all over the world." },
  ),
  ruleOf(
    "confused-verbs",
    "price|prices|costs|cost|rent|rents|taxes|temperature|temperatures|unemployment|inflation|sales|level|levels|rates|numbers|sun|salaries|wages h=have|has|had? (v=raised) $|sharply|steadily|dramatically|again|significantly|by|from|a|since|in|so|too",
    ({ named: { h } }) => (h ? "risen" : "rose"),
    [
      "What goes up by itself “rises”; somebody “raises” something.",
      "Lo que sube solo es rise (rose, risen); raise lleva complemento.",
    ],
    {
      "Prices have raised sharply.": "Prices have risen sharply.",
      "Sales raised by ten percent.": "Sales rose by ten percent.",
    },
  ),
  ruleOf(
    "confused-verbs",
    "has|have|had|'ve|be|is|are (risen) #poss|the|taxes|prices|money|our|a|awareness|questions|wages",
    "raised",
    ["Somebody “raises” something; “rise” has no object.", "Con complemento es raise: raised taxes."],
    { "They have risen taxes again.": "They have raised taxes again." },
  ),
  ruleOf(
    "confused-verbs",
    ["(lied) on|in the|my|his|her|a bed|sofa|beach|floor|grass|couch|ground|sun|hammock", "(lied) down"],
    "lay",
    [
      "“Lie” for the body is lie, lay, lain; “lied” is not to tell the truth.",
      "Tumbarse es lie, lay, lain; lied es mintió.",
    ],
    { "I lied on the bed for an hour.": "I lay on the bed for an hour." },
  ),
  ruleOf(
    "confused",
    "smoking|pollution|stress|noise|alcohol|sugar|weather|this|that|it|which|change|sleep|technology|tourism #adv? (v=effects|effect) #poss|people|everyone|us|children|the|me|you|them|everybody",
    ({ named: { v } }) => (v?.word === "effects" ? "affects" : "affect"),
    ["The verb is “affect”; the noun is “effect”.", "El verbo es affect; el nombre, effect."],
    { "Smoking effects your health.": "Smoking affects your health." },
  ),
  ruleOf(
    "there-is",
    [
      "^ (it v=exist|exists) a|an|many|some|no|few|another|several",
      "^ (v=exist|exists) a|an|many|some|several",
    ],
    ({ sentence: { tokens }, to }) =>
      /^(?:many|some|few|several)$/.test(tokens[to]?.word ?? "") ? "there are" : "there is",
    ["“Existe” is “there is”.", "“Existe” es there is o there are."],
    { "It exists a big gap.": "There is a big gap." },
  ),
  ruleOf(
    "false-friend",
    "^ (to resume) $",
    "to sum up",
    ["“Resumir” is “to sum up”; “resume” is to begin again.", "Resumir es to sum up; resume es reanudar."],
    { "To resume, it is fair.": "To sum up, it is fair." },
  ),
  ruleOf(
    "false-friend",
    "measure|law|change|decision|reform|situation|commuting|moving|living|working|signing|this|that|it|which|project|job|plan|cut|system (v=supposes|supposed|suppose) a|an|#ing|great|big|huge|extra|more|no",
    ({ named: { v } }) => ({ supposes: "means", supposed: "meant" })[v?.word ?? ""],
    ["“Suponer” in this sense is “mean” or “involve”.", "Suponer en este sentido es mean o involve."],
    { "This measure supposes a great effort.": "This measure means a great effort." },
    {
      unless: ({ sentence: { tokens }, from }) =>
        ["is", "was", "'s", "are"].includes(tokens[from - 1]?.word ?? ""),
    },
  ),
  ruleOf(
    "false-friend",
    "^ it|it's 's|is|was? (convenient) to|that arrive|book|bring|check|wear|study|remember|reserve|confirm|you|we|he|she",
    "advisable",
    [
      "“Es conveniente” is “it is advisable”; “convenient” is handy.",
      "“Es conveniente” es it is advisable; convenient es cómodo.",
    ],
    { "It is convenient to arrive early.": "It is advisable to arrive early." },
  ),
  ruleOf(
    "false-friend",
    "^ (actually) i|we|he|she|they|my",
    "at the moment",
    [
      "“Actually” is «en realidad»; «actualmente» is “at the moment”.",
      "Actually es «en realidad»; actualmente es at the moment o currently.",
    ],
    {
      "Actually I live in Rome, but last year I lived in Bari.":
        "At the moment I live in Rome, but last year I lived in Bari.",
    },
    {
      unless: textLacks(
        /\b(?:but|and) (?:last|next|before|in the past|(?:some|a few) years ago|I used to)\b/i,
      ),
    },
  ),
  ruleOf(
    "tense",
    "(already v=#past)",
    "had already {v:pp}",
    [
      "What was over before something else: had already started.",
      "Lo que ya había pasado: had already started.",
    ],
    {
      "By the time we arrived, the film already started.":
        "By the time we arrived, the film had already started.",
    },
    {
      unless: (match) =>
        textLacks(/\bby the time\b/i)(match) ||
        ["had", "was", "were", "have", "has", "is"].includes(
          match.sentence.tokens[match.from - 1]?.word ?? "",
        ),
    },
  ),
  ruleOf(
    "tense",
    "will (v=work|live|be|study|finish|complete|save|learn|write|pay|spend|teach|graduate|run|play) ... for #num #unit",
    ({ named: { v } }) => v && `have ${participleOf(v.word)}`,
    ["What is over by a time to come: will have worked.", "Lo que ya habrá pasado: will have worked."],
    { "By next June I will work here for ten years.": "By next June I will have worked here for ten years." },
    { unless: textLacks(/\bby (?:next|the end|then|the time|\d{4}|[A-Z]\w+)\b/i) },
  ),
  ruleOf(
    "tense",
    "(s=i|we|you|they|he|she|it v=am|are|is|'s g=looking|working|waiting|living|trying|studying|learning|playing|doing|reading|writing|going|using|thinking) ... for #num|many|several|some|a|weeks|months|years|ages|hours #unit? now",
    "{s} {s:has} been {g}",
    ["Since the past until now: have been looking.", "Desde el pasado hasta ahora: have been looking."],
    { "I am looking into it for weeks now.": "I have been looking into it for weeks now." },
  ),
  ruleOf(
    "tense",
    "(it b=is|'s n=#many u=#unit that s=i|we|he|she|they v=#base|#third)",
    ({ named: { n, u, s, v } }) =>
      n &&
      u &&
      s &&
      v &&
      `for ${n.word} ${u.word} ${s.word} ${/^(?:he|she)$/.test(s.word) ? "has" : "have"} ${participleOf(v.base)}`,
    [
      "Since when until now: I have lived here for three years.",
      "“Hace tres años que vivo”: I have lived here for three years.",
    ],
    { "It's three years that I live here.": "For three years I have lived here." },
  ),
  ruleOf(
    "tense",
    "(s=i|we|they|he|she v=have|has n=#many|a u=#unit|hour|year|month|week|day g=#ing)",
    ({ named: { n, u, s, v, g } }) =>
      n && u && s && v && g && `${s.word} ${v.word} been ${g.word} for ${n.word} ${u.word}`,
    [
      "“Llevo … esperando” is “I have been waiting for …”.",
      "“Llevo/tengo … esperando” es I have been waiting for …",
    ],
    { "I have twenty minutes waiting.": "I have been waiting for twenty minutes." },
    { unless: textHas(/\b(?:reading|training|meeting) (?:a|per)\b/i) },
  ),
  ruleOf(
    "tense",
    "as if|though s=he|she|it|i (is|was) the|a|my|his|her|not",
    "were",
    ["After “as if” comes a past form: as if he were the boss.", "Tras as if va el pasado: as if he were."],
    { "He spoke as if he is the boss.": "He spoke as if he were the boss." },
    {
      right: ["He acts as if he was the boss."],
      unless: ({ sentence: { tokens }, to, from }) => tokens[from]?.word === "was" || to === 0,
    },
  ),
  ruleOf(
    "tense",
    "~be said|believed|thought|reported to (v=leave|lose|die|move|fall|steal|escape|sell|pay|kill|write) ... last|ago|yesterday|lately",
    "have {v:pp}",
    ["What came before: is said to have left.", "Lo anterior: is said to have left."],
    { "She is said to leave the country last year.": "She is said to have left the country last year." },
  ),
  ruleOf(
    "tense",
    "~seem|seems|appears to (v=lose|forget|disappear|become|change|grow|improve|gain|stop) ... lately|recently",
    "have {v:pp}",
    ["What came before: seems to have lost.", "Lo anterior: seems to have lost."],
    { "He seems to lose interest lately.": "He seems to have lost interest lately." },
  ),
  ruleOf(
    "subjunctive",
    [
      "~demand|~recommend|~propose|~request|~suggest|demanded|imperative that #det #adj? n=#noun (v=steps|resigns|goes|takes|pays|leaves|signs|stops|apologises|gets|does|makes|comes|returns|changes|reads)",
      "~demand|~recommend|~propose|~request|recommended|demanded that he|she|it|everyone (v=#third)",
    ],
    "{v:base}",
    [
      "After “demand that”, “recommend that” comes the base form.",
      "Tras demand that, recommend that va la forma base.",
    ],
    {
      "They demanded that the chairman steps down.": "They demanded that the chairman step down.",
      "I recommend that he goes.": "I recommend that he go.",
    },
    { unless: ({ named: { v } }) => /^(?:is|was|has)$/.test(v?.word ?? "") },
  ),
  ruleOf(
    "subjunctive",
    "imperative|demanded|demand|recommended|move|proposed|requested|insisted|essential|vital|crucial that #det? #any (is|are) #pp",
    "be",
    ["After “imperative that”, “demand that” comes “be”.", "Tras imperative that, demand that va be."],
    { "It is imperative that she is told the truth.": "It is imperative that she be told the truth." },
    {
      unless: ({ sentence: { tokens }, start }) =>
        /^(?:essential|vital|crucial|insisted)$/.test(tokens[start]?.word ?? ""),
    },
  ),
  ruleOf(
    "modal",
    "grateful|appreciate|obliged #any? if you (m=can|will)",
    ({ named: { m } }) => (m?.word === "can" ? "could" : "would"),
    ["“I would be grateful if you could …”.", "Se dice I would be grateful if you could …"],
    { "I would be grateful if you can send it.": "I would be grateful if you could send it." },
  ),
  ruleOf(
    "agreement",
    "many a n=#one (v=have|are|were|do)",
    ({ named: { v } }) => ({ have: "has", are: "is", were: "was", do: "does" })[v?.word ?? ""],
    ["“Many a student” is singular.", "“Many a student” va en singular."],
    { "Many a student have failed.": "Many a student has failed." },
  ),
  ruleOf(
    "agreement",
    "neither #det #noun nor #det n=#plural (v=is|was|has|does)",
    ({ named: { v } }) => ({ is: "are", was: "were", has: "have", does: "do" })[v?.word ?? ""],
    ["After “nor” the verb goes with the nearer noun.", "El verbo concuerda con el nombre más cercano."],
    { "Neither the manager nor the workers was told.": "Neither the manager nor the workers were told." },
  ),
  ruleOf(
    "agreement",
    "^ what #any #sub|#noun|#plural? #obj? #any? (b=are|were) the n=#one -#nounish",
    ({ named: { b } }) => (b?.word === "are" ? "is" : "was"),
    ["“What …” is singular: what worries them is …", "“Lo que…” va en singular: what worries them is …"],
    { "What worries them are the speed.": "What worries them is the speed." },
    { question: false },
  ),
  ruleOf(
    "agreement",
    "one in #num #plural (v=live|have|suffer|own|work|smoke|think|want|say|die|use|do)",
    "{v:third}",
    ["“One in five” is singular.", "“Uno de cada cinco” va en singular."],
    { "One in five children live in poverty.": "One in five children lives in poverty." },
  ),
  ruleOf(
    "agreement",
    "neither #det? #noun (or) #det? #noun",
    "nor",
    ["“Neither … nor …”.", "Ni… ni…: neither … nor …"],
    { "Neither my brother or my sister came.": "Neither my brother nor my sister came." },
  ),
  ruleOf(
    "plural",
    "these|those|several|many|both|the (w=analysis|hypothesis|crisis|thesis) are|were|have",
    ({ named: { w } }) => w?.word.replace(/is$/, "es"),
    ["The plural is “analyses”, “crises”.", "El plural es analyses, crises."],
    { "The analysis were carried out.": "The analyses were carried out." },
  ),
  ruleOf(
    "reflexive",
    "s=#sub h=have|has|had? (v=absented|availed from|of)",
    ({ named: { s, v }, sentence: { tokens }, to }) =>
      `${v?.word} ${{ i: "myself", you: "yourself", he: "himself", she: "herself", it: "itself", we: "ourselves", they: "themselves" }[s?.word ?? ""]} ${tokens[to - 1]?.word}`,
    [
      "This verb needs “oneself”: she absented herself from …",
      "Este verbo lleva reflexivo: she absented herself from …",
    ],
    { "They absented from the vote.": "They absented themselves from the vote." },
  ),
  ruleOf(
    "reflexive",
    "s=#sub #modal? h=have|has|had? (v=resigned to) #poss|the fate|idea|fact|loss|life",
    ({ named: { s } }) =>
      `resigned ${{ i: "myself", you: "yourself", he: "himself", she: "herself", it: "itself", we: "ourselves", they: "themselves" }[s?.word ?? ""]} to`,
    ["One resigns “oneself” to something.", "Resignarse a es resign oneself to."],
    { "He resigned to his fate.": "He resigned himself to his fate." },
  ),
  ruleOf(
    "conjunction",
    "(question|issue|matter of if)",
    ({ sentence: { tokens }, from }) => `${tokens[from]?.word} of whether`,
    ["After a preposition “if” is “whether”.", "Tras preposición, whether en lugar de if."],
    { "It is a question of if it is fair.": "It is a question of whether it is fair." },
  ),
  ruleOf(
    "conjunction",
    "^ (but s=#sub)",
    "{s}",
    ["One of “although” and “but” is enough.", "Con although sobra but."],
    { "Although it was late, but we kept dancing.": "Although it was late, we kept dancing." },
    {
      unless: ({ sentence: { tokens }, from }) =>
        !/^(?:although|though|despite)$/.test(tokens[0]?.word ?? "") ||
        from < 3 ||
        from > 14 ||
        tokens.slice(1, from).some(({ joined, clipped }) => !joined && !clipped),
    },
  ),
  ruleOf(
    "conjunction",
    "^ although|though ... (but s=#sub)",
    "{s}",
    ["One of “although” and “but” is enough.", "Con although sobra but."],
    { "Although it was late but we kept dancing.": "Although it was late we kept dancing." },
  ),
];

/** Such as must be heard before what is less exact. */
export const firstUpperKinds: readonly Rule[] = [
  ruleOf(
    "comparison",
    "(more and more c=#comparative|better|worse)",
    "{c} and {c}",
    [
      "Short adjectives are doubled themselves: better and better.",
      "Los cortos se repiten: better and better.",
    ],
    { "It is getting more and more better.": "It is getting better and better." },
  ),
  ruleOf(
    "passive",
    "~have #poss|the n=hair|car|house|bike|phone|wallet|bag|passport|purse|kitchen|teeth|eyes|portrait (v=#irregular)",
    "{v:pp}",
    [
      "“Have something done” takes the participle: had her car stolen.",
      "“Have something done” lleva participio: had her car stolen.",
    ],
    { "She had her car stole.": "She had her car stolen." },
  ),
  ruleOf(
    "negative",
    "(hardly m=could|can not) v=#base",
    "{m} hardly",
    ["“Hardly” is negative already: could hardly.", "Hardly ya niega: could hardly."],
    { "I hardly couldn't breathe.": "I could hardly breathe." },
  ),
];
