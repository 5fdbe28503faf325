import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { learnersAfterNouns } from "./after-nouns.ts";
import { learnersByAndUntil } from "./by-and-until.ts";
import { learnersEverydayWords } from "./everyday-words.ts";
import { learnersFarSubjects } from "./far-subjects.ts";
import { learnersHeAndDo } from "./he-and-do.ts";
import { learnersIdioms, learnersOpinions } from "./idioms.ts";
import { learnersIngOrTo } from "./ing-or-to.ts";
import { learnersMisspelt } from "./misspelt.ts";
import { learnersMixedWords } from "./mixed-words.ts";
import { learnersNoVerb } from "./no-verb.ts";
import { learnersOrderAndJoins } from "./order-and-joins.ts";
import { learnersOtherClass } from "./other-class.ts";
import { learnersToldThen } from "./told-then.ts";
import { learnersWhenItWas } from "./when-it-was.ts";
import { learnersWhose } from "./whose.ts";
import { learnersWithAndWithoutA } from "./with-and-without-a.ts";

/** Rules by tables of words that go alike, for what the others leave. */
export const learnersRules: readonly Rule[] = [
  ...learnersAfterNouns,
  ...learnersIngOrTo,
  ...learnersNoVerb,
  ...learnersWhose,
  ...learnersFarSubjects,
  ...learnersHeAndDo,
  ...learnersWhenItWas,
  ...learnersByAndUntil,
  ...learnersToldThen,
  ...learnersMisspelt,
  ...learnersMixedWords,
  ...learnersEverydayWords,
  ...learnersIdioms,
  ...learnersOpinions,
  ...learnersOtherClass,
  ...learnersOrderAndJoins,
  ...learnersWithAndWithoutA,
];
