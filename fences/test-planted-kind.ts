/** A kind that is not there: one contract file, one folder a side. Its files, by their path from the root. */
export const plantedKind: Readonly<Record<string, string>> = {
  "contract/src/kinds/vault.ts": `import * as z from "zod/mini";
import { kindContract } from "#kind.ts";
import { Count, Id, LevelNumber, Score, TopicName } from "#values.ts";

export const vault = kindContract({
  name: "vault",
  path: "user-vaults",
  code: null,
  points: 250,
  dailyLimit: 3,
  params: z.strictObject({ context: TopicName, level: LevelNumber }),
  facts: z.strictObject({ lockCount: Count }),
  shown: z.strictObject({ opened: z.array(Id) }),
  evaluation: z.strictObject({ score: Score }),
  stats: { done: "vaultsDone", average: null },
  moves: {
    turn: {
      path: "locks/{lockId}/turn",
      params: z.strictObject({ lockId: Id }),
      summary: "Turn a lock",
      body: z.strictObject({ code: z.string() }),
      reply: z.strictObject({ correct: z.boolean() }),
      refusals: ["already_completed", "not_playing"],
    },
    note: {
      path: "notes",
      summary: "Write something down, while it is closed or after",
      body: z.strictObject({ text: z.string() }),
      reply: z.strictObject({}),
      refusals: [],
      afterEnd: true,
    },
  },
});
`,
  "server/src/kinds/vault/vault.ts": `import { vault as contract } from "@salida/contract/kinds/vault.ts";
import { z } from "zod";
import { type AnyKind, kind } from "#exercises/kind.ts";

export interface VaultNeeds {
  codeOf(lock: string): Promise<string>;
}

const Content = z.strictObject({ locks: z.array(z.string()) });
type Content = z.infer<typeof Content>;
type State = { opened: string[] };

export function openVault({ codeOf }: VaultNeeds): AnyKind {
  return kind<typeof contract, Content, State>({
    contract,
    content: Content,
    begin: ({ locks }) => ({ state: { opened: [] }, items: [], facts: { lockCount: locks.length } }),
    present: ({ state: { opened } }) => ({ opened }),
    moves: {
      async turn({ content: { locks }, state }, { code }, _tools, { params: { lockId } }) {
        if (!locks.includes(lockId)) return { refusal: "not_playing" };
        const correct = (await codeOf(lockId)) === code;
        if (!correct) return { reply: { correct }, state };
        const opened = [...state.opened, lockId];
        const all = opened.length === locks.length;
        return { reply: { correct }, state: { opened }, ...(all && { evaluation: { score: 10 } }) };
      },
      note: ({ state }) => ({ reply: {}, state }),
    },
  });
}
`,
  "server/src/kinds/vault/sample.ts": `import type { Sample } from "#kinds/sample.ts";

export const vaultSample: Sample = {
  content: { locks: ["front"] },
  items: [],
  params: {},
  media: 0,
  secrets: ["1234"],
  ends: "many moves",
  vain: () => [{ move: "turn", params: { lockId: "front" }, body: { code: "" } }],
  first: () => ({ move: "turn", params: { lockId: "front" }, body: { code: "1234" } }),
};
`,
  "web/src/kinds/vault/words.ts": `import { kindWords as like } from "../reading/words.ts";

export const kindWords = like;
`,
  "web/src/kinds/vault/index.tsx": `import { vault as contract } from "@salida/contract/kinds/vault.ts";
import { type PlayProps, type ReviewProps, type Told, webKind } from "#exercises/kind.ts";
import { kindWords } from "./words.ts";

function Facts({ exercise }: { exercise: Told<typeof contract> }) {
  return <>{exercise.lockCount}</>;
}

function Play({ exercise, moves }: PlayProps<typeof contract>) {
  const turn = () => moves.turn({ code: "1" }, { params: { lockId: exercise.opened[0] ?? "" } });
  return <button type="button" onClick={() => void turn()} />;
}

function Review({ evaluation, moves }: ReviewProps<typeof contract>) {
  return (
    <button type="button" onClick={() => void moves.note({ text: "after" })}>
      {evaluation.score}
    </button>
  );
}

export const vault = webKind({
  contract,
  words: kindWords,
  icon: "clock",
  hue: "text-read",
  usual: {},
  keys: [],
  Facts,
  Play,
  Review,
});
`,
};

/** A line in a registry, with its import where it has one. */
interface Registration {
  path: string;
  /** Found there, and followed by the line. */
  after: string;
  line: string;
  from?: string;
}

/** The one line in each registry. The contract's comes first: the others do not compile without theirs because of it. */
export const registrations: readonly Registration[] = [
  {
    path: "contract/src/kinds.ts",
    after: "export const kindContracts = {",
    line: "vault,",
    from: 'import { vault } from "./kinds/vault.ts";',
  },
  {
    path: "server/src/kinds/kinds.ts",
    after: "  return {",
    line: "vault: openVault({ codeOf: async () => '1' }),",
    from: 'import { openVault } from "./vault/vault.ts";',
  },
  {
    path: "server/src/kinds/test-samples.ts",
    after: "export const samples: Record<KindName, Sample> = {",
    line: "vault: vaultSample,",
    from: 'import { vaultSample } from "./vault/sample.ts";',
  },
  {
    path: "web/src/kinds/index.ts",
    after: "export const kinds = {",
    line: "vault,",
    from: 'import { vault } from "./vault/index.tsx";',
  },
  { path: "web/src/kinds/names.ts", after: "const pages = {", line: "vault: true," },
];
