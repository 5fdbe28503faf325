import type { Match } from "#engines/grammar/embedded/patterns/match.ts";

/** Other verbs in the same form: "did" for "make" is "made". */
export const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  make: { do: "make", does: "makes", did: "made", doing: "making", done: "made" },
  do: { make: "do", makes: "does", made: "did", making: "doing" },
  take: {
    do: "take",
    does: "takes",
    did: "took",
    doing: "taking",
    make: "take",
    makes: "takes",
    made: "took",
    making: "taking",
    done: "taken",
  },
  have: {
    do: "have",
    does: "has",
    did: "had",
    doing: "having",
    make: "have",
    makes: "has",
    made: "had",
    making: "having",
    take: "have",
    takes: "has",
    took: "had",
    taking: "having",
  },
  ask: {
    do: "ask",
    does: "asks",
    did: "asked",
    doing: "asking",
    make: "ask",
    makes: "asks",
    made: "asked",
    making: "asking",
  },
  tell: { say: "tell", says: "tells", said: "told", saying: "telling" },
  say: { tell: "say", tells: "says", told: "said", telling: "saying" },
  miss: { lose: "miss", loses: "misses", lost: "missed", losing: "missing" },
  earn: { win: "earn", wins: "earns", won: "earned", winning: "earning" },
  meet: { know: "meet", knew: "met", known: "met", knows: "meets" },
  spend: { pass: "spend", passes: "spends", passed: "spent", passing: "spending" },
  attend: { assist: "attend", assists: "attends", assisted: "attended", assisting: "attending" },
  teach: { learn: "teach", learns: "teaches", learned: "taught", learnt: "taught", learning: "teaching" },
  lend: { borrow: "lend", borrows: "lends", borrowed: "lent", borrowing: "lending" },
  borrow: { lend: "borrow", lends: "borrows", lent: "borrowed", lending: "borrowing" },
  steal: { rob: "steal", robs: "steals", robbed: "stole", robbing: "stealing" },
  remind: { remember: "remind", remembers: "reminds", remembered: "reminded" },
  watch: {
    see: "watch",
    sees: "watches",
    saw: "watched",
    seeing: "watching",
    look: "watch",
    looks: "watches",
    looked: "watched",
    looking: "watching",
  },
  turn: {
    open: "turn on",
    opens: "turns on",
    opened: "turned on",
    opening: "turning on",
    close: "turn off",
    closes: "turns off",
    closed: "turned off",
    closing: "turning off",
  },
  hope: { wait: "hope", waiting: "hoping", waits: "hopes" },
  run: {
    realise: "carry out",
    realised: "carried out",
    realises: "carries out",
    realising: "carrying out",
    realize: "carry out",
    realized: "carried out",
    realizes: "carries out",
    realizing: "carrying out",
  },
};

/** Puts another verb in the same form in a verb's place. */
export function instead(verb: keyof typeof forms & string): (match: Match) => string | undefined {
  return ({ named: { v }, sentence: { text, tokens }, to }) => {
    const form = v && forms[verb]?.[v.word];
    const last = tokens[to - 1];
    return form && v && last ? form + text.slice(v.end, last.end) : undefined;
  };
}

/** "Did", "does" and "do" that only ask or deny. */
export function isAuxiliary({ sentence: { tokens, question }, from, named: { v } }: Match): boolean {
  if (v?.word !== "did" && v?.word !== "does" && v?.word !== "do") return false;
  return (
    question &&
    (from === 0 ||
      !tokens[from]?.joined ||
      /^(?:what|when|where|why|how|who|which)$/.test(tokens[from - 1]?.word ?? ""))
  );
}
