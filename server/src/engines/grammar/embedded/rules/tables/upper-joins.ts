import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

/** Clauses and forms of the upper levels, by kind. */
export const tableUpperJoins: readonly Rule[] = [
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
