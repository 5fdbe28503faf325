import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Learner, signIn } from "../learner.ts";
import type { Salida } from "../salida.ts";

const said = [
  "I love old stories because my grandmother told them to us in the kitchen every winter.",
  "Last year I read a long novel about a murder in a hotel near the mountains, and I didn't guess the end.",
  "My brother he don't like to read, but he like very much the films with a detective.",
  "On Sunday I want to buy another book, maybe one that is more short and more funny.",
];
const described =
  "In this picture I can see two people outside. They are doing something together and they look happy. " +
  "The weather is nice, there are some trees, and in the back I see a house. I think they are good friends.";

interface Shown {
  generation: unknown;
  audio?: { url: string } | null;
  image?: { url: string };
  questions: { id: string; options: { id: string }[] }[];
  blankWords: { id: string }[];
}

/** What a learner does on a day, as the pages ask for it: gives how many requests that were. */
export async function aDay(salida: Salida, email: string, recording: string): Promise<number> {
  let requests = 1;
  const learner = await signIn(salida, email);
  const ask: Learner["ask"] = (...asked) => {
    requests += 1;
    return learner.ask(...asked);
  };
  const fetchMedia = async (url: string) => {
    requests += 1;
    await (await fetch(`${salida.url}${url}`)).arrayBuffer();
  };
  const day = { ask, fetchMedia };
  await openDashboard(day);
  await oneMove(day, "user-readings", chosen);
  await oneMove(day, "user-listenings", chosen);
  await oneMove(day, "user-completable-listenings", filled);
  await oneMove(day, "user-descriptions", () => ({ description: described }));
  await talk(day, recording);
  await review(day);
  await openDashboard(day);
  return requests;
}

interface Day {
  ask: Learner["ask"];
  fetchMedia(url: string): Promise<void>;
}

const chosen = ({ questions }: Shown) => ({
  selectedOptions: questions.map(({ id, options }) => ({ questionId: id, optionId: options[0]?.id })),
});
const filled = ({ blankWords }: Shown) => ({
  filledWords: blankWords.map(({ id }) => ({ wordId: id, text: "house" })),
});

async function openDashboard({ ask }: Day): Promise<void> {
  for (const path of ["user-stats", "user-today"]) await ask("GET", `/api/v1/${path}`);
}

/** An exercise that ends with one answer: the summary, the create, the page, its media, the answer, the result. */
async function oneMove({ ask, fetchMedia }: Day, kind: string, answer: (it: Shown) => object): Promise<void> {
  const id = await created(ask, kind);
  const it = await whole(ask, `/api/v1/${kind}/${id}`);
  for (const file of [it.audio, it.image]) if (file) await fetchMedia(file.url);
  await ask("POST", `/api/v1/${kind}/${id}/evaluate`, answer(it));
  await ask("GET", `/api/v1/${kind}/${id}`);
  await ask("GET", "/api/v1/user-stats");
}

async function created(ask: Learner["ask"], kind: string): Promise<string> {
  for (const path of ["page?page=0", "creation-stats", "offers?level=2"])
    await ask("GET", `/api/v1/${kind}/${path}`);
  const key = { "idempotency-key": randomUUID() };
  return (await ask<{ id: string }>("POST", `/api/v1/${kind}`, { context: "FOOD", level: 2 }, key)).id;
}

/** Asks until its recording is made, if it has one. */
async function whole(ask: Learner["ask"], path: string): Promise<Shown> {
  for (;;) {
    const it = await ask<Shown>("GET", path);
    if (!it.generation) return it;
    await sleep(500);
  }
}

async function talk({ ask }: Day, recording: string): Promise<void> {
  const id = await created(ask, "user-chats");
  const path = `/api/v1/user-chats/${id}`;
  await ask("GET", path);
  for (const [at, message] of said.entries()) {
    const audio = at === 0 ? { audio: { content: recording, contentType: "audio/wav" } } : {};
    await ask("POST", `${path}/predict`, { message, ...audio }, { "idempotency-key": randomUUID() });
  }
  await ask("POST", `${path}/evaluate`, {});
  await ask("GET", path);
}

/** Two words are kept, and all that is due is rated. */
async function review({ ask }: Day): Promise<void> {
  for (const word of ["kitchen", "guess"])
    await ask("POST", "/api/v1/user-reviews", { word, sentence: said[1] });
  const { cards } = await ask<{ cards: { id: string; version: number }[] }>("GET", "/api/v1/user-reviews");
  for (const { id, version } of cards)
    await ask("POST", `/api/v1/user-reviews/${id}/ratings`, { version, rating: "good" });
}
