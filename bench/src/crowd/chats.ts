import { type Doing, look, say } from "./doing.ts";
import { create } from "./exercises.ts";
import { type Member, onceOnly } from "./learners.ts";

const path = "/api/v1/user-chats";
const topics = ["FOOD", "MUSIC", "TRAVEL", "SPORTS", "MOVIES", "LITERATURE"] as const;
const messages = [
  "Hello! How are you today?",
  "I like this very much, and my sister likes it too.",
  "Yesterday I go with my friends to the city.",
  "When I was young, we lived near the sea and I learned to swim.",
  "My mother cook very good. And you, what do you like?",
  "I don't know, maybe I will try it next summer.",
  "He have a big dog that sleeps in the kitchen.",
  "In my opinion it is better to travel by train because you can see the country.",
];
/** A conversation can be finished with its fourth message. */
const said = 5;

interface Turn {
  id: string;
  userMessage: { id: string };
}

/** Has a conversation and finishes it. */
export function* chats(member: Member): Doing {
  const { random, kept } = member;
  yield* look("list", path);
  const id = yield* create(member, path, { context: random.pick(topics), level: 2 });
  yield* look("show", `${path}/${id}`);
  const heard: string[] = [];
  kept.messages.set(id, heard);
  for (let turn = 0; turn < said; turn += 1) {
    const body = { message: random.pick(messages) };
    const reply = yield* say<Turn>("chat message", `${path}/${id}/predict`, body, onceOnly());
    heard.push(reply.userMessage.id, reply.id);
  }
  const { score } = yield* say<{ score: number }>("finish a chat", `${path}/${id}/evaluate`);
  kept.exercises.set(id, score);
  yield* look("solution", `${path}/${id}`);
  yield* look("stats", "/api/v1/user-stats");
}
