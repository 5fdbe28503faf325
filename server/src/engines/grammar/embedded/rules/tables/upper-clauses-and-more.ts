import { positiveOf } from "#engines/english/adjectives.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const textHas = (words: RegExp) => (match: Match) => words.test(match.sentence.text);

/** Clauses and forms of the upper levels, by kind. */
export const tableUpperClausesAndMore: readonly Rule[] = [
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
];
