import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { adjectives } from "./adjectives.ts";
import { advancedVerbs } from "./advanced-verbs.ts";
import { agreement } from "./agreement.ts";
import { articles } from "./articles.ts";
import { beAndHave } from "./be-and-have.ts";
import { clauses } from "./clauses.ts";
import { clausesAndTenses } from "./clauses-and-tenses.ts";
import { collocations } from "./collocations.ts";
import { comparisons } from "./comparisons.ts";
import { confusedVerbs } from "./confused-verbs.ts";
import { everydayAAndThe } from "./everyday/a-and-the.ts";
import { everydayAsAndIf } from "./everyday/as-and-if.ts";
import { everydayAsking } from "./everyday/asking.ts";
import { everydayAtAndOn } from "./everyday/at-and-on.ts";
import { beAndDo } from "./everyday/be-and-do.ts";
import { everydayCanAndMust } from "./everyday/can-and-must.ts";
import { everydayClauses } from "./everyday/clauses.ts";
import { everydayEachAndAll } from "./everyday/each-and-all.ts";
import { everydayEverAndWhose } from "./everyday/ever-and-whose.ts";
import { everydayForms } from "./everyday/forms.ts";
import { everydayHeadsAndJobs } from "./everyday/heads-and-jobs.ts";
import { everydayHomeAndUnder } from "./everyday/home-and-under.ts";
import { everydayHowMany } from "./everyday/how-many.ts";
import { everydayLinksAndPlaces } from "./everyday/links-and-places.ts";
import { everydayLookAndGive } from "./everyday/look-and-give.ts";
import { everydayMeAndHim } from "./everyday/me-and-him.ts";
import { everydayMixedUp } from "./everyday/mixed-up.ts";
import { everydayMoreAndWhen } from "./everyday/more-and-when.ts";
import { nounSubjects } from "./everyday/noun-subjects.ts";
import { everydayNumbers } from "./everyday/numbers.ts";
import { everydayOneself } from "./everyday/oneself.ts";
import { everydayOrderAndPlace } from "./everyday/order-and-place.ts";
import { everydayPatterns } from "./everyday/patterns.ts";
import { everydayPatternsAndPairs } from "./everyday/patterns-and-pairs.ts";
import { everydayPleaseAndLet } from "./everyday/please-and-let.ts";
import { everydaySchoolAndSenses } from "./everyday/school-and-senses.ts";
import { everydaySinceAndWhere } from "./everyday/since-and-where.ts";
import { everydaySlips } from "./everyday/slips.ts";
import { everydaySmallWords } from "./everyday/small-words.ts";
import { everydayThinkAndLike } from "./everyday/think-and-like.ts";
import { everydayToldAndWhose } from "./everyday/told-and-whose.ts";
import { everydayVerbsAgain } from "./everyday/verbs-again.ts";
import { everydayWhoAndHow } from "./everyday/who-and-how.ts";
import { everydayWhoAndWhose } from "./everyday/who-and-whose.ts";
import { everydayWinAndLook } from "./everyday/win-and-look.ts";
import { everydayWords } from "./everyday/words.ts";
import { everydayWordsAndOrder } from "./everyday/words-and-order.ts";
import { falseFriends } from "./false-friends.ts";
import { fixedTurns } from "./fixed-turns.ts";
import { inversions } from "./inversions.ts";
import { learnersRules } from "./learners/learners-rules.ts";
import { makeAndDo } from "./make-and-do.ts";
import { modals } from "./modals.ts";
import { negatives } from "./negatives.ts";
import { nouns } from "./nouns.ts";
import { partners } from "./partners.ts";
import { everydayFirstOfAll } from "./phrases/first-of-all.ts";
import { lettersAndLinks } from "./phrases/letters-and-links.ts";
import { moreSetPhrases } from "./phrases/more-set-phrases.ts";
import { everydayPairsAndIdioms } from "./phrases/pairs-and-idioms.ts";
import { setPhrases } from "./phrases/set-phrases.ts";
import { everydaySetTurns } from "./phrases/set-turns.ts";
import { soundAlikes } from "./phrases/sound-alikes.ts";
import { everydayThanksAndHopes } from "./phrases/thanks-and-hopes.ts";
import { everydayTurns } from "./phrases/turns.ts";
import { advancedPrepositions } from "./prepositions/advanced-prepositions.ts";
import { needlessPrepositions } from "./prepositions/needless-prepositions.ts";
import { objectPrepositions } from "./prepositions/object-prepositions.ts";
import { placesAndTimes } from "./prepositions/places-and-times.ts";
import { prepositions } from "./prepositions/prepositions.ts";
import { pronouns } from "./pronouns.ts";
import { purposes } from "./purposes.ts";
import { quantities } from "./quantities.ts";
import { questions } from "./questions.ts";
import { relatives } from "./relatives.ts";
import { spelling } from "./spelling.ts";
import { subjects } from "./subjects.ts";
import { firstTableRules } from "./tables/heard-first.ts";
import { dailyTableRules, tableRules } from "./tables/table-rules.ts";
import { tenses } from "./tenses.ts";
import { thereIs } from "./there-is.ts";
import { timeWords } from "./time-words.ts";
import { highTurns } from "./upper/high-turns.ts";
import { upperSetAndFalse } from "./upper/set-and-false.ts";
import { upperTwiceAndWhen } from "./upper/twice-and-when.ts";
import { upperClauses } from "./upper/upper-clauses.ts";
import { upperPatterns } from "./upper/upper-patterns.ts";
import { upperWhoAndWhose } from "./upper/who-and-whose.ts";
import { upperSlips } from "./upper-slips.ts";
import { verbPatterns } from "./verb-patterns.ts";
import { verbPhrases } from "./verb-phrases.ts";
import { wordOrder } from "./word-order.ts";
import { looksSpanish } from "./words/looks-spanish.ts";
import { looksSpanishToo } from "./words/looks-spanish-too.ts";

/** All rules. Where two find a mistake in the same words, the first is heard: what is narrow stands before what is wide. */
export const rules: readonly Rule[] = [
  ...firstTableRules,
  ...dailyTableRules,
  ...everydayFirstOfAll,
  ...everydayHeadsAndJobs,
  ...everydayWhoAndHow,
  ...everydayPairsAndIdioms,
  ...soundAlikes,
  ...everydayTurns,
  ...beAndHave,
  ...questions,
  ...makeAndDo,
  ...confusedVerbs,
  ...falseFriends,
  ...subjects,
  ...clauses,
  ...relatives,
  ...inversions,
  ...advancedVerbs,
  ...clausesAndTenses,
  ...upperSlips,
  ...modals,
  ...verbPatterns,
  ...purposes,
  ...wordOrder,
  ...negatives,
  ...pronouns,
  ...tenses,
  ...verbPhrases,
  ...articles,
  ...timeWords,
  ...nouns,
  ...quantities,
  ...adjectives,
  ...comparisons,
  ...collocations,
  ...prepositions,
  ...advancedPrepositions,
  ...partners,
  ...needlessPrepositions,
  ...objectPrepositions,
  ...placesAndTimes,
  ...agreement,
  ...thereIs,
  ...spelling,
  ...everydaySlips,
  ...fixedTurns,
  ...everydayWords,
  ...everydayPatterns,
  ...everydayForms,
  ...everydayClauses,
  ...everydayNumbers,
  ...everydaySetTurns,
  ...everydayLinksAndPlaces,
  ...everydayWordsAndOrder,
  ...everydayPatternsAndPairs,
  ...everydayWhoAndWhose,
  ...everydayVerbsAgain,
  ...everydaySmallWords,
  ...everydayThinkAndLike,
  ...everydaySinceAndWhere,
  ...everydayOneself,
  ...everydayHowMany,
  ...everydayAtAndOn,
  ...everydayAsking,
  ...everydayMoreAndWhen,
  ...everydayCanAndMust,
  ...everydayAsAndIf,
  ...everydayToldAndWhose,
  ...everydayEachAndAll,
  ...everydaySchoolAndSenses,
  ...everydayPleaseAndLet,
  ...lettersAndLinks,
  ...everydayAAndThe,
  ...everydayWinAndLook,
  ...everydayHomeAndUnder,
  ...everydayEverAndWhose,
  ...everydayMeAndHim,
  ...everydayThanksAndHopes,
  ...everydayLookAndGive,
  ...setPhrases,
  ...upperClauses,
  ...upperPatterns,
  ...moreSetPhrases,
  ...highTurns,
  ...nounSubjects,
  ...everydayOrderAndPlace,
  ...everydayMixedUp,
  ...upperSetAndFalse,
  ...beAndDo,
  ...looksSpanish,
  ...looksSpanishToo,
  ...upperTwiceAndWhen,
  ...upperWhoAndWhose,
  ...learnersRules,
  ...tableRules,
];
