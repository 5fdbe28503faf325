import type { Sentence, Token } from "#engines/english/tokens.ts";
import type { Part } from "./pattern.ts";

/** Where a pattern stands in a sentence. */
export interface Match {
  sentence: Sentence;
  /** Tokens that are wrong: from the first up to, not including, the second. */
  from: number;
  to: number;
  /** First token of the whole, with what only surrounds the mistake. */
  start: number;
  /** What was kept by name. */
  named: Readonly<Record<string, Token>>;
}

interface State {
  from?: number;
  to?: number;
  named: Record<string, Token>;
}

const mostSkipped = 6;

/** All places where the pattern stands, none beginning within another. */
export function findMatches(parts: readonly Part[], sentence: Sentence): Match[] {
  const found: Match[] = [];
  for (let start = 0; start < sentence.tokens.length; start += 1) {
    const state = fit(parts, 0, sentence.tokens, start, start, { named: {} });
    if (!state) continue;
    const { from = start, to = start, named } = state;
    found.push({ sentence, from, to, start, named });
    start = Math.max(start, to - 1);
  }
  return found;
}

function fit(
  parts: readonly Part[],
  p: number,
  tokens: readonly Token[],
  start: number,
  i: number,
  state: State,
): State | undefined {
  const part = parts[p];
  if (!part) return state;
  const next = (j: number, then = state) => fit(parts, p + 1, tokens, start, j, then);
  const token = tokens[i];
  // punctuation ends a pattern, but not before its first word
  const reachable = token && (i === start || token.joined) ? token : undefined;
  switch (part.kind) {
    case "open":
      return next(i, { ...state, from: i });
    case "close":
      return next(i, { ...state, to: i });
    case "start":
      return token && !token.joined && !token.clipped ? next(i) : undefined;
    case "end":
      return token?.joined ? undefined : next(i);
    case "not": {
      const seen = i === start ? (token?.joined ? tokens[i - 1] : undefined) : reachable;
      return seen && part.fits(seen) ? undefined : next(i);
    }
    case "gap":
      return fitGap(next, tokens, i);
    case "word": {
      const kept = part.name && token ? { ...state, named: { ...state.named, [part.name]: token } } : state;
      const here = reachable && part.fits(reachable) ? next(i + 1, kept) : undefined;
      const ended = part.orEnd && !token?.joined;
      return here ?? (part.optional || ended ? next(i) : undefined);
    }
  }
}

function fitGap(
  next: (j: number) => State | undefined,
  tokens: readonly Token[],
  i: number,
): State | undefined {
  for (let j = i; j <= i + mostSkipped; j += 1) {
    const found = next(j);
    if (found) return found;
    if (!tokens[j]?.joined) return undefined;
  }
  return undefined;
}
