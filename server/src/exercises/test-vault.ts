import { kindContract } from "@salida/contract/kind.ts";
import { LevelNumber, Score, TopicName } from "@salida/contract/values.ts";
import { z } from "zod";
import * as mini from "zod/mini";
import { kind } from "./kind.ts";

const Tried = mini.strictObject({ correct: mini.boolean() });
const Evaluation = mini.strictObject({ score: Score });

/** A kind that many moves end: locks with addresses of their own, tries that may fail, notes after the end. */
export const vaultContract = kindContract({
  name: "vault",
  path: "user-vaults",
  code: null,
  points: 50,
  dailyLimit: 100,
  params: mini.strictObject({ context: TopicName, level: LevelNumber }),
  facts: mini.strictObject({ tries: mini.number() }),
  shown: mini.strictObject({ opened: mini.array(mini.string()), notes: mini.array(mini.string()) }),
  evaluation: Evaluation,
  stats: { done: "vaultsDone", average: null },
  moves: {
    turn: {
      path: "locks/{lockId}/dial/{side}",
      params: mini.strictObject({
        lockId: mini.string().check(mini.regex(/^[a-z]{1,8}$/)),
        side: mini.enum(["left", "right"]),
      }),
      summary: "Turn a dial; the last one opens the vault",
      body: mini.strictObject({ code: mini.string() }),
      reply: Tried,
      refusals: ["already_completed", "not_playing"],
      idempotent: true,
    },
    note: {
      path: "notes",
      summary: "Write something down, while it is closed or after",
      body: mini.strictObject({ text: mini.string() }),
      reply: mini.strictObject({ count: mini.number() }),
      refusals: [],
      afterEnd: true,
    },
  },
});

type State = { opened: string[]; tries: number; notes: string[] };

export const vault = kind<typeof vaultContract, Record<string, string>, State>({
  contract: vaultContract,
  content: z.record(z.string(), z.string()),
  begin: () => ({ state: { opened: [], tries: 0, notes: [] }, items: [], facts: { tries: 0 } }),
  present: ({ state: { opened, notes } }) => ({ opened, notes }),
  moves: {
    turn({ content, state }, { code }, _tools, { params: { lockId, side } }) {
      if (!(lockId in content)) return { refusal: "not_playing" };
      const correct = content[lockId] === `${side} ${code}`;
      const opened = correct ? [...new Set([...state.opened, lockId])] : state.opened;
      const after = { ...state, opened, tries: state.tries + 1 };
      const all = opened.length === Object.keys(content).length;
      return {
        reply: { correct },
        state: after,
        facts: { tries: after.tries },
        ...(all && { evaluation: { score: 10 } }),
      };
    },
    note({ state }, { text }) {
      const notes = [...state.notes, text];
      return { reply: { count: notes.length }, state: { ...state, notes } };
    },
  },
});
