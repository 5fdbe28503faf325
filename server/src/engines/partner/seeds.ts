import { topics } from "@salida/rules/topics.ts";
import { openConversation, reply } from "./partner.ts";
import { learners } from "./test-learners.ts";

const seen = new Map<string, number>();
// what follows what: sample of the talkative learner, random topics, at A1 and B1
for (const [i, topic] of ["GEOGRAPHY", "MURDER", "ANIME"].entries())
  for (const level of [0, 2] as const) {
    let t = openConversation(topic as never, level, "r" + i);
    console.log(`\n=== ${topic} ${level}\nP: ${t.text}`);
    for (const l of learners.talkative ?? []) {
      t = reply(t.state, l);
      console.log("  L:", l);
      console.log("P:", t.text);
    }
  }
