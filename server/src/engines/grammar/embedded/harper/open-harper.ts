import { Dialect, LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";
import type { Lint } from "./lints.ts";
import { trustedRules } from "./trusted-rules.ts";

type HarperLint = Awaited<ReturnType<LocalLinter["lint"]>>[number];

const options = { language: "plaintext" } as const;
/** How Harper numbers its suggestions: instead, away, behind. */
const [replaces, removes] = [0, 1];

/** Harper in this process, for American and for British spelling. Loading takes a second or two. */
export async function openHarper(): Promise<(text: string) => Promise<Lint[]>> {
  const american = new LocalLinter({ binary, dialect: Dialect.American });
  const british = new LocalLinter({ binary, dialect: Dialect.British });
  const rules = Object.keys(await british.getLintConfig());
  const only = (wanted: (rule: string) => boolean) =>
    Object.fromEntries(rules.map((rule) => [rule, wanted(rule)]));
  await british.setLintConfig(only((rule) => rule === "SpellCheck"));
  await american.setLintConfig(only((rule) => trustedRules.has(rule)));
  return async (text) => {
    const unknownInBritain = new Set((await british.lint(text, options)).map((lint) => lint.span().start));
    const groups = Object.entries(await american.organizedLints(text, options));
    return groups
      .flatMap(([rule, lints]) => lints.map((lint) => asLint(rule, lint)))
      .filter(({ rule, at }) => rule !== "SpellCheck" || unknownInBritain.has(at));
  };
}

function asLint(rule: string, lint: HarperLint): Lint {
  const { start: at, end } = lint.span();
  const wrong = lint.get_problem_text();
  const better = lint.suggestions().map((suggestion) => {
    const [kind, text]: [number, string] = [suggestion.kind(), suggestion.get_replacement_text()];
    if (kind === removes) return "";
    return kind === replaces ? text : wrong + text;
  });
  return { rule, kind: lint.lint_kind(), at, length: end - at, wrong, better };
}
