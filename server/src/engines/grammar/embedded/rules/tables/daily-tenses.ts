import { pastOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const earlier = ({ sentence: { tokens }, start }: Match) =>
  tokens
    .slice(0, start)
    .map(({ word }) => word)
    .join(" ");

const once =
  /\b(?:was|were|ago|child|childhood|young|younger|kid|years old|used|grand\w+|nineties|eighties|pandemic|no longer|not any ?more|before|in the past|as a (?:child|kid|boy|girl|teenager))\b/i;

const pastTime =
  /\b(?:yesterday|ago|last (?:night|week|weekend|month|year|summer|winter|\w+day)|in (?:19|20)\d\d)\b/;

const places =
  "street|town|city|village|house|room|garden|kitchen|park|school|neighbourhood|square|picture|photo|building|flat|office|class|area|bedroom|bathroom|centre|hotel|bag|fridge";

const things =
  "bakery|bar|shop|park|church|museum|supermarket|river|school|beach|market|table|bed|sofa|window|cinema|library|restaurant|bank|pharmacy|garden|lake|castle|man|woman|boy|girl|dog|cat|tree|computer|concert|party|festival|storm|accident|fire|meeting|stadium|theatre|bridge|hospital|hotel|café|cafe|gym|fountain|statue|station|pool|playground";

/** "He has read what you sent yesterday": the time is that of another clause. */
function isElsewhere({ sentence: { tokens }, to }: Match): boolean {
  const rest = tokens.slice(to, to + 7);
  const time = rest.findIndex(({ word }) => /^(?:yesterday|ago|last|(?:19|20)\d\d)$/.test(word));
  return (
    time < 0 ||
    rest
      .slice(0, time)
      .some(({ word }) =>
        /^(?:since|until|till|from|for|who|that|which|what|i|we|he|she|they|than|as|made|built|written|born|and|but|lost|taken|bought)$/.test(
          word,
        ),
      )
  );
}

/** Tenses of everyday sentences, and what there is. */
export const tableDailyTenses: readonly Rule[] = [
  ruleOf(
    "used-to",
    "s=#sub|#kin|#plurals|people #adv? (use|uses to v=#base)",
    (match) =>
      (once.test(match.sentence.text) ? "used to {v}" : "usually {v}").replace(
        "{v}",
        match.named.v?.word ?? "",
      ),
    [
      "What was so once is “used to”; what is so now is “usually”.",
      "Lo que antes era: used to; lo que ahora se suele hacer: usually.",
    ],
    {
      "When I was a child I use to play outside.": "When I was a child I used to play outside.",
      "My grandfather use to smoke.": "My grandfather used to smoke.",
      "We use to eat late in Spain.": "We usually eat late in Spain.",
    },
    {
      unless: ({ named: { s }, sentence: { tokens }, start, from }) =>
        (/^(?:did|do|does|not|that|which|the)$/.test(tokens[start - 1]?.word ?? "") &&
          s?.word !== "people") ||
        tokens
          .slice(Math.max(0, start - 2), from)
          .some(({ word }) => /^(?:did|not|do|does|things?|tools?|words?|methods?|what|apps?)$/.test(word)),
      right: ["Did you use to live here?", "The tools people use to cook are simple."],
    },
  ),
  ruleOf(
    "infinitive",
    "too|enough #adj? (for v=go|swim|walk|run|drive|eat|drink|cook|wear|carry|buy|understand|do|make|see|read|write|learn|think|climb|move|speak|enter|study|travel|get|have|take|sit|stay) $|#det|it|them|out|in|on|to|there|here|at|with|by|alone|dinner|lunch|home|everything|anything",
    "to {v}",
    ["Too or enough and a verb: to.", "Con too o enough, el verbo va con to."],
    {
      "The water is too cold for swim.": "The water is too cold to swim.",
      "He is old enough for drive.": "He is old enough to drive.",
    },
    { right: ["It is too long for a walk."] },
  ),
  ruleOf(
    "adverb",
    [
      "will|to be (lately) $|for|again|because|today|tonight",
      "~arrive|~wake|~come|~get up? (lately) $|to|at|for|because|and|this|today",
    ],
    "late",
    ["Not on time is “late”; “lately” is “recently”.", "Tarde es late; lately es últimamente."],
    { "I will be lately.": "I will be late.", "She arrived lately to class.": "She arrived late to class." },
    {
      unless: ({ sentence: { tokens }, start }) =>
        tokens.slice(Math.max(0, start - 4), start).some(({ word }) => /^(?:have|has|been|'ve)$/.test(word)),
    },
  ),
  ruleOf(
    "went-to",
    "s=i|we|they|he|she #adv? (was|were to) n=the|my|a|an|#name -left|right|north|south|east|west|one|be|end|manner",
    "went to",
    ["One “goes” to a place: I went to Rome.", "Ir a un sitio: I went to; was/were no vale."],
    { "Last weekend I was to Cartagena.": "Last weekend I went to Cartagena." },
    {
      unless: ({ sentence: { tokens }, to }) =>
        /^(?:very|closest|nearest)$/.test(tokens[to]?.word ?? "") ||
        tokens[to + 1]?.tags.has("Verb") === true,
    },
  ),
  ruleOf(
    "tense",
    "and|but|then|so|where s=i|we|they|you|he|she #adv? (h=have|has|'ve v=#pp)",
    ({ named: { v } }) => v && pastOf(v.base),
    ["It is told of a time that is over: past simple.", "Se cuenta algo ya acabado: pasado simple."],
    {
      "Last weekend we went to Toledo and we have seen the castle.":
        "Last weekend we went to Toledo and we saw the castle.",
    },
    {
      unless: (match) =>
        !pastTime.test(earlier(match)) ||
        /\b(?:since|already|never|ever|yet|just|so far|now|today|this|still|finally|always|until now|recently|here)\b/.test(
          match.sentence.text.slice(match.sentence.tokens[match.start]?.at),
        ) ||
        /\b(?:since|for)\b/.test(match.sentence.text) ||
        match.named.v?.word === "been" ||
        match.named.v?.word === "got",
      right: ["I started two years ago and I have learned a lot since then."],
    },
  ),
  ruleOf(
    "perfect-past",
    [
      "s=i|we|they|you|he|she|#name|#kin (h=have|has|'ve #adv? v=#pp) #any? #any? #any? #any? yesterday|ago",
      "s=i|we|they|you|he|she|#name|#kin (h=have|has|'ve #adv? v=#pp) #any? #any? #any? #any? last night|week|weekend|month|year|summer|winter|monday|friday|saturday|sunday",
      "s=i|we|they|you|he|she|#name|#kin (h=have|has|'ve #adv? v=#pp) #any? #any? #any? #any? in #year",
    ],
    ({ named: { v }, sentence: { tokens }, from, to, named: { s } }) => {
      if (!v) return undefined;
      const adverb = to - from > 2 ? `${tokens[from + 1]?.word} ` : "";
      if (v.word === "been" && tokens[to]?.word === "to") return undefined;
      return (
        adverb +
        (v.word === "been"
          ? /^(?:i|he|she)$/.test(s?.word ?? "") || (s && !/^(?:we|they|you)$/.test(s.word))
            ? "was"
            : "were"
          : pastOf(v.base))
      );
    },
    ["A time that is over takes the past simple.", "Con un tiempo acabado, pasado simple."],
    {
      "I have met my best friend in 2015, and we are close.":
        "I met my best friend in 2015, and we are close.",
      "I have seen my boss yesterday.": "I saw my boss yesterday.",
    },
    {
      question: false,
      unless: (match) =>
        isElsewhere(match) ||
        /\b(?:if|would|could|must|might|may|should|will|to)\b/.test(
          earlier(match).split(" ").slice(-2).join(" "),
        ),
      right: ["I have lived here since last year.", "I have been ill since 2015."],
    },
  ),
  ruleOf(
    "there-is",
    [
      `^ in|on|near|next #any? #det #adj? ${places} (it b=is|was) a|an|two|three|many|some #adj? n=${things}s?`,
      `^ in|on|near|next #any? #det #adj? ${places} (it b=is|was) a|an|two|three|many|some #adj? n=${things}`,
      `yesterday|^ (it b=was) a|an|two|three|many|some #adj? n=storm|concert|party|festival|accident|fire|meeting|problem|match in|on|at|near #det|#name`,
    ],
    "there {b}",
    ["What exists is told with “there is”.", "Lo que hay se dice there is / there was."],
    {
      "In my street it is a bakery.": "In my street there is a bakery.",
      "Yesterday it was a storm in my town.": "Yesterday there was a storm in my town.",
    },
    {
      question: false,
      unless: (match) =>
        (match.sentence.tokens[match.start]?.word !== "in" &&
          earlier(match) !== "" &&
          !/yesterday|last/.test(match.sentence.text.toLowerCase())) ||
        match.sentence.tokens[match.from - 1] === undefined,
    },
  ),
  ruleOf(
    "there-is",
    [
      "(it will be) #adj? n=food|music|drinks|fireworks|games|cake|people|dancing|wine|beer|prizes $|and|for|in|at|with",
      "(it will be) #any and #adj? n=food|music|drinks|games|dancing|fireworks",
      "(it will be) many|lots|some|two|three|a lot? of? #adj? n=people|music|food|drinks|games|surprises|friends|guests|fireworks|traffic",
      "(it will be) a #adj? n=concert|party|festival|barbecue|market|surprise|exhibition|parade in|on|at #det|#day|#name",
    ],
    "there will be",
    ["What there is going to be: there will be.", "Lo que habrá: there will be."],
    {
      "It will be good music!": "There will be good music!",
      "It will be a concert in the square.": "There will be a concert in the square.",
    },
  ),
];
