import { expect, test } from "vitest";
import * as z from "zod/mini";
import { calls } from "./calls.ts";
import { exerciseCalls } from "./exercises.ts";
import { type KindContract, kindContract } from "./kind.ts";
import { kindContracts, kindNames } from "./kinds.ts";
import { openApi } from "./openapi.ts";

const document = openApi(calls, "https://salida.example", "1.2.3") as {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      { requestBody?: unknown; responses: Record<string, unknown>; parameters?: { name: string }[] }
    >
  >;
};

test("the document lists every call under its path and method, once", () => {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

  expect(document.openapi).toBe("3.1.0");
  expect(listed.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
});

test("has the calls the product names", () => {
  const ended = ["listenings", "readings", "completable-listenings", "descriptions", "chats"];
  const ofExercise = ["/{id}", "/{id}/reports", "/{id}/events", "/{id}/settle"];
  const ofKind = ["", "/creation-stats", "/offers", "/page", ...ofExercise];
  const inRooms = ["session/start", "session/pause", "session/heartbeat", "finish"].concat([
    "puzzles/{puzzleId}/decode",
    "riddles/{riddleId}/solution",
    "riddles/{riddleId}/hints/{hintId}/used",
  ]);
  const named = [
    ...[...ended, "escape-rooms"].flatMap((path) => ofKind.map((rest) => `user-${path}${rest}`)),
    ...ended.map((path) => `user-${path}/{id}/evaluate`),
    ...[
      "user-chats/{id}/predict",
      "user-chats/{id}/help",
      "user-chats/{id}/transcribe",
      "user-chats/{id}/messages/{messageId}/sound",
    ],
    ...["user-placements", "user-placements/{id}/answers"],
    ...["user-chats/{id}/remarks", "user-descriptions/{id}/remarks"],
    ...inRooms.map((rest) => `user-escape-rooms/{id}/${rest}`),
    ...["user-riddles/{id}", "user-riddles/{id}/solution"],
    ...[
      "user-sessions",
      "user-reviews",
      "user-reviews/words",
      "user-reviews/{id}",
      "user-reviews/{id}/ratings",
      "user-stats",
      "user-today",
      "users",
      "users/export",
      "words/{word}/sound",
    ],
  ];

  expect(kindNames).toHaveLength(ended.length + 1);
  expect(Object.keys(document.paths).sort()).toEqual(named.map((path) => `/api/v1/${path}`).sort());
});

test("says what can be refused, and where a key may be sent", () => {
  const create = document.paths["/api/v1/user-readings"]?.post;

  expect(Object.keys(create?.responses ?? {})).toEqual([
    "201",
    "400",
    "401",
    "409",
    "413",
    "415",
    "422",
    "429",
    "503",
  ]);
  expect(create?.parameters?.map(({ name }) => name)).toEqual(["Idempotency-Key"]);
});

test("a move's own parameters stand in the document beside the exercise's id", () => {
  const vault = kindContract({
    ...kindContracts.reading,
    moves: {
      open: {
        path: "doors/{side}",
        params: z.strictObject({ side: z.enum(["left", "right"]) }),
        summary: "Open a door",
        body: z.strictObject({}),
        reply: z.strictObject({}),
        refusals: ["not_playing"],
      },
    },
  });
  const { open } = exerciseCalls(vault).moves;

  const { paths } = openApi([open], "https://salida.example", "1") as typeof document;

  const path = "/api/v1/user-readings/{id}/doors/{side}";
  expect(paths[path]?.post?.parameters).toEqual([
    { name: "id", in: "path", required: true, schema: { type: "string" } },
    { name: "side", in: "path", required: true, schema: { type: "string", enum: ["left", "right"] } },
  ]);
});

test.each(kindNames)("each parameter in the paths of a %s's moves is declared, and no other", (name) => {
  const moves: KindContract["moves"] = kindContracts[name].moves;
  for (const { path, params } of Object.values(moves)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, it]) => it);
    expect(inPath).toEqual(Object.keys(params?.shape ?? {}));
    expect(inPath).not.toContain("id");
  }
});
