import { topics } from "@salida/rules/topics.ts";
import { markConversation } from "./mark.ts";
import { openConversation, reply } from "./partner.ts";
import { learners } from "./test-learners.ts";

const all: Record<string, number[]> = {};
const took: number[] = [];
for (const topic of topics)
  for (const level of [0, 1, 2, 3, 4, 5] as const)
    for (const [who, lines] of Object.entries(learners)) {
      let s = openConversation(topic, level, "z" + level).state;
      for (const l of lines) {
        const t0 = performance.now();
        s = reply(s, l).state;
        took.push(performance.now() - t0);
      }
      (all[`${who} ${level}`] ??= []).push(markConversation(s, 2).score);
    }
for (const [k, v] of Object.entries(all))
  console.log(k, (v.reduce((a, b) => a + b) / v.length).toFixed(1), Math.min(...v), Math.max(...v));
took.sort((a, b) => a - b);
console.log(
  took.length,
  "turns, median ms",
  took[took.length >> 1]?.toFixed(2),
  "p99",
  took[Math.floor(took.length * 0.99)]?.toFixed(2),
  "max",
  took.at(-1)?.toFixed(1),
);
