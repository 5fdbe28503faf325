import { gerundOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

/** Where a clause begins. */
const opening = (pattern: string): string[] => [
  `^ ${pattern}`,
  `and|but|because|that|think|believe|say ${pattern}`,
];

const splits =
  "give|gave|given|giving|gives up;pick|picked|picks|picking up|out;turn|turned|turns|turning off|down|up;put|puts|putting off|away|back|together;take|took|taken|takes|taking out|back|apart;throw|threw|thrown|throws|throwing away|out;wake|woke|woken|wakes|waking up;call|called|calls|calling off;write|wrote|written|writes|writing down;fill|filled|fills|filling in|out|up;hand|handed|handing in|out|over;work|worked|working out;find|found|finding|finds out;switch|switched|switching off|on;try|tried|trying|tries on|out;carry|carried|carries|carrying out;bring|brought|brings|bringing up|back|down;set|sets|setting up|aside;cut|cuts|cutting off|out|up;point|pointed|pointing|points out;let|lets|letting down;make|made|making|makes up;clean|cleaned|cleaning up;sort|sorted|sorting|sorts out;figure|figured|figuring out;cheer|cheered|cheering|cheers up;print|printed|printing out;send|sent|sending|sends back;pay|paid|paying|pays back;knock|knocked|knocking down|out;tear|tore|torn|tearing up|down;use|used|using|uses up;rule|ruled|ruling out;leave|left|leaving|leaves out|behind;shut|shuts|shutting down;hang|hung|hanging up;hold|held|holding up|back;back|backed|backing up;hide|hid|hiding away;lay|laid|laying off;phase|phased|phasing out;drop|dropped|dropping off;tell|told|telling off;ask|asked|asking out;blow|blew|blowing up|out;show|showed|showing|shows off;mix|mixed|mixing up;tidy|tidied|tidying up;wash|washed|washing up;warm|warmed|warming up;look|looked|looking up;sell|sold off;burn|burned|burnt down;calm|calmed|calming down;slow|slowed|slowing down;break|broke|broken|breaking down|up".split(
    ";",
  );

/** Verbs, tenses and articles of the upper levels. */
export const tableHigherVerbs: readonly Rule[] = [
  ruleOf(
    "phrasal-order",
    splits.map(
      (line) =>
        `(v=${line.replace(/ ([\w|]+)$/, " p=$1")} o=it|them|him|her|me|us) $|and|but|because|after|before|when|in|at|to|for|again|immediately|if|so|tomorrow|later|now|soon|without|as|on`,
    ),
    "{v} {o} {p}",
    ["A pronoun stands between the two: give it up.", "El pronombre va en medio: give it up."],
    {
      "I tend to give up them after fifty pages.": "I tend to give them up after fifty pages.",
      "Please turn off it.": "Please turn it off.",
    },
    {
      right: ["What did you make up?"],
      unless: ({ named: { v, o } }) =>
        (/^w[ao]k/.test(v?.word ?? "") && o?.word === "me") ||
        (/^look/.test(v?.word ?? "") && o?.word !== "it" && o?.word !== "them"),
    },
  ),
  ruleOf(
    "tense",
    "before|after|until|when|once d=#det n=#one (will v=#base)",
    ({ named: { v } }) => v && (v.word === "be" ? "is" : thirdOf(v.word)),
    [
      "After “before”, “until”, “when” the future is told in the present.",
      "Tras before, until o when, el futuro va en presente.",
    ],
    { "They will be out before the year will end.": "They will be out before the year ends." },
    {
      question: false,
      unless: ({ sentence: { tokens }, start }) =>
        /^(?:day|know|ask|asked|ever|wonder|sure|tell|me|see)$/.test(tokens[start - 1]?.word ?? ""),
    },
  ),
  ruleOf(
    "preposition",
    "~prevent|~stop|~discourage|~dissuade|~deter|~keep|~prohibit|~ban|~refrain #poss|the|many? o=them|him|her|us|me|you|people|children|students|#plural|#one (of|for|to|in) v=#ing",
    "from",
    ["To prevent somebody “from” doing.", "Impedir a alguien: prevent somebody from doing."],
    { "It prevents them of sleeping properly.": "It prevents them from sleeping properly." },
    {
      unless: ({ sentence: { tokens }, from, start }) =>
        (/^(?:stop|keep)$/.test(tokens[start]?.base ?? "") && tokens[from]?.word !== "of") ||
        tokens[from]?.word === "for",
    },
  ),
  ruleOf(
    "word-choice",
    "-more|less|and|most|very|a (specially) in|when|if|at|on|because|with|during|among|the|those|now|after|since|young|good|interesting|important|true",
    "especially",
    [
      "“Above all” is “especially”; “specially” is for one purpose.",
      "Sobre todo: especially; specially es «expresamente».",
    ],
    { "It has doubled, specially in big cities.": "It has doubled, especially in big cities." },
    { right: ["It was specially made for me."] },
  ),
  ruleOf(
    "article",
    [
      ...opening("(the n=society) tends|is|has|needs|should|must|can|will|judges|expects|puts|makes"),
      ...opening(
        "(the n=life) in a|the|my|our|big|small|modern #adj? city|cities|country|countryside|village|town|towns|world|capital",
      ),
      ...opening(
        "(the n=life) is too|so|very|not|hard|short|beautiful|expensive|like|about|full|better|easier|harder|different",
      ),
      "~invest|~spend in|on|more? (the n=education|health|culture|science|research|technology) $|instead|and|rather|because|to|than",
      "of|about|in|against|for|between (the n=poverty|unemployment|racism|loneliness|happiness|globalisation|globalization|inequality|feminism|capitalism|corruption) $|is|and|has|because",
      ...opening(
        "(the n=poverty|unemployment|racism|loneliness|happiness|globalisation|globalization|inequality|corruption|education|nature|violence|friendship|love|technology) is|has|can|should|plays|makes -of|in",
      ),
    ],
    "{n}",
    [
      "Life, society, education in general take no article.",
      "Life, society o education en general van sin the.",
    ],
    {
      "I don't deny that the society tends to judge people.":
        "I don't deny that society tends to judge people.",
      "The life in a big city has more advantages.": "Life in a big city has more advantages.",
      "They should invest in the education instead of stadiums.":
        "They should invest in education instead of stadiums.",
    },
    {
      right: ["That is the life for me."],
      unless: ({ named: { n }, sentence: { tokens }, to }) =>
        /^(?!society|life)/.test(n?.word ?? "") &&
        (tokens[to]?.word === "is" || tokens[to]?.word === "has") &&
        !/^(?:important|everything|essential|necessary|fundamental|key|beautiful|always|never|changed|basic|the)$/.test(
          tokens[to + 1]?.word ?? "",
        ),
    },
  ),
  ruleOf(
    "tense",
    "by the time s=#sub (h=have|has v=#pp)",
    ({ named: { v, s } }) =>
      v && (v.word === "been" ? (/^(?:i|he|she|it)$/.test(s?.word ?? "") ? "was" : "were") : pastOf(v.base)),
    [
      "What was over by then: by the time we arrived, … had.",
      "Con had en la principal, by the time lleva pasado simple.",
    ],
    {
      "By the time we have arrived, the match had started.": "By the time we arrived, the match had started.",
    },
    { unless: ({ sentence: { text } }) => !/\b(?:had|was|were)\b/.test(text) },
  ),
  ruleOf(
    "false-friend",
    [
      "~be #adv? (compromised) to|with",
      "deeply|strongly|fully|seriously|truly|personally|highly|socially (compromised) to|with|in",
    ],
    "committed",
    ["Who is devoted to something is “committed”.", "Comprometido con una causa: committed."],
    { "She is deeply compromised to the cause.": "She is deeply committed to the cause." },
  ),
  ruleOf(
    "gerund",
    "~devote|~dedicate #poss|the|all|a #adj|whole|entire|own|free|lot|great? life|lives|career|time|energy|efforts|weekends|years|attention|days to (v=#base)",
    "{v:ing}",
    ["Devote one's life to doing: “to” is a preposition here.", "Dedicar a hacer: devote to doing."],
    { "She has devoted her career to raise awareness.": "She has devoted her career to raising awareness." },
    { unless: ({ named: { v } }) => /^(?:work|research|study|music|sport|art|help)$/.test(v?.word ?? "") },
  ),
  ruleOf(
    "gerund",
    "~be #adv|now|then|soon|often|currently? reduced|limited|confined|devoted|dedicated|opposed|committed|addicted to (v=#pure|raise|survive|produce|protect)",
    "{v:ing}",
    ["This “to” is a preposition: it takes -ing.", "Este to es preposición: lleva -ing."],
    { "He is now reduced to make a living.": "He is now reduced to making a living." },
  ),
  ruleOf(
    "preposition",
    "(in|for|at|on|about|of which) #sub #adv? had|have|has|was|is|were|am|are been? #adv? looking forward $|for",
    "to which",
    ["One looks forward “to” something.", "Look forward lleva to."],
    {
      "It is a trip in which I had been looking forward for months.":
        "It is a trip to which I had been looking forward for months.",
    },
    { right: ["It is a trip to which I had been looking forward."] },
  ),
  ruleOf(
    "confused-words",
    "-there|from|when|as|where|what|and (v=arise|arose|arises|arisen|arising) a|an|the|much|great|some|his|her|my|strong|serious|public|widespread #adj? n=#noun|lot|deal|suspicions",
    ({ named: { v } }) =>
      ({ arise: "arouse", arises: "arouses", arose: "aroused", arisen: "aroused", arising: "arousing" })[
        v?.word ?? ""
      ],
    [
      "To stir something up is “arouse”; “arise” takes no object.",
      "Suscitar algo es arouse; arise no lleva objeto.",
    ],
    { "His remarks arose a great deal of controversy.": "His remarks aroused a great deal of controversy." },
    {
      unless: ({ sentence: { tokens }, to }) =>
        /^(?:after|later|before|ago)$/.test(tokens[to]?.word ?? "") ||
        tokens
          .slice(to, to + 4)
          .some(({ word }) =>
            /^(?:awareness|eyebrows?|questions?|issues?|doubts?|concerns?|funds|objections?|money|suspicions?)$/.test(
              word,
            ),
          ),
    },
  ),
  ruleOf(
    "verb-pattern",
    "f=~force|~oblige|~compel|~coerce|~pressure|~talk|~trick|~push|~fool #obj|#noun? (into v=#pure|resign|sign|accept|leave|confess|believe|retire)",
    ({ sentence: { tokens }, start, named: { v } }) =>
      v &&
      (/^(?:force|oblige|compel)$/.test(tokens[start]?.base ?? "")
        ? `to ${v.word}`
        : `into ${gerundOf(v.word)}`),
    ["Forced to do, talked into doing.", "Es forced to do, pero talked into doing."],
    {
      "He was forced into resign.": "He was forced to resign.",
      "They talked me into buy it.": "They talked me into buying it.",
    },
    {},
  ),
  ruleOf(
    "fixed-phrase",
    "(v=~think it t=twice) $|before|about|and|because",
    "{v} {t}",
    ["Think twice: without “it”.", "Pensárselo dos veces: think twice."],
    { "I would have thought it twice before paying.": "I would have thought twice before paying." },
  ),
  ruleOf(
    "word-order",
    "role|part|influence|impact|effect|importance|power|problems|pressure|difficulties that|which (v=played|play|plays|had|have|has|faced|face|suffered|held|exerted|put d=the|these|those|many|our? n=#plural|women|men|children|people|society|technology|television|parents|advertising) $|in|on|at|during|for|throughout|over",
    ({ named: { v, d, n } }) => v && n && `${d ? `${d.word} ` : ""}${n.word} ${v.word}`,
    ["Subject before verb in a relative clause too.", "También en la relativa el sujeto va ante el verbo."],
    { "They forget the role that played women in it.": "They forget the role that women played in it." },
    {
      unless: ({ named: { v, n } }) =>
        /^(?:have|has|had)$/.test(v?.word ?? "") && !/^(?:women|men|people|parents|the)$/.test(n?.word ?? ""),
    },
  ),
  ruleOf(
    "conditional",
    "^ (would it not be for)",
    "were it not for",
    ["Without if: were it not for.", "Sin if: were it not for."],
    {
      "Would it not be for the subsidies, they would close.":
        "Were it not for the subsidies, they would close.",
    },
    { question: false },
  ),
  ruleOf(
    "conditional",
    ["if (it would not be for)"],
    "it were not for",
    ["If it were not for …", "Si no fuera por: if it were not for."],
    { "If it would not be for you, I would leave.": "If it were not for you, I would leave." },
  ),
  ruleOf(
    "word-form",
    "~go|~be|~declare|~leave|~make #obj? (bankrupted|bankrupting)",
    "bankrupt",
    ["To go bankrupt.", "Quebrar: go bankrupt."],
    { "They would have gone bankrupted years ago.": "They would have gone bankrupt years ago." },
    {
      unless: ({ sentence: { tokens }, start, to }) =>
        tokens[start]?.base === "be" && tokens[to]?.word === "by",
    },
  ),
];
