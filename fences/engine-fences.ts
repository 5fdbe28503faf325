import type { Fence } from "./fence.ts";

/** The engines: each knows what it needs from outside, and of another engine its interface at most. */
export const engineFences: readonly Fence[] = [
  {
    path: "server/src/engines/threads",
    rooms: [],
    others: ["node"],
    why: "Threads run whatever they are given.",
  },
  {
    path: "server/src/engines/english",
    rooms: ["rules"],
    others: ["compromise", "wink-lemmatizer"],
    why: "What several engines know of English words; it knows none of them.",
  },
  {
    path: "server/src/engines/speech",
    rooms: ["#engines/speech", "#engines/threads", "rules"],
    others: ["@bjorn3/browser_wasi_shim", "node", "wasm-media-encoders"],
    why: "Speech knows no other engine.",
  },
  {
    path: "server/src/engines/pictures",
    rooms: ["#engines/pictures", "rules"],
    others: ["@iconify-json/*", "node", "sharp"],
    why: "Pictures know no other engine.",
  },
  {
    path: "server/src/engines/grammar",
    rooms: ["#engines/english", "#engines/grammar", "#engines/threads", "rules"],
    others: ["harper.js", "node"],
    why: "The checker knows no other engine.",
  },
  {
    path: "server/src/engines/descriptions",
    rooms: [
      "#engines/descriptions",
      "#engines/english",
      "#engines/grammar/correction.ts",
      "#engines/grammar/grammar.ts",
      "#engines/pictures/scene.ts",
      "#engines/threads",
      "rules",
    ],
    others: ["node"],
    why: "Who marks descriptions knows a checker by its interface, and what is known of a picture.",
  },
  {
    path: "server/src/engines/partner",
    rooms: ["#engines/english", "#engines/partner", "library/partner", "rules"],
    others: [],
    why: "The partner knows no other engine; what it has to say is in the library.",
  },
  {
    path: "server/src/engines/text",
    rooms: ["#engines/text", "#settings"],
    others: ["@ai-sdk/*", "ai", "cockatiel", "node", "zod"],
    why: "Only here models are known; they know nothing of exercises.",
  },
  {
    path: "server/src/engines/partner/remote",
    rooms: ["#engines/partner", "#engines/text/text.ts", "library/language", "library/partner", "rules"],
    others: ["node"],
    why: "A partner by a model knows models by their interface, and what no text of ours may say.",
  },
  {
    path: "server/src/authoring",
    rooms: ["#authoring", "#engines/text/text.ts", "contract", "library", "rules"],
    others: ["node", "zod"],
    why: "Authoring knows a model by its interface, the library's checks, and no store and no learner.",
  },
  {
    path: "server/src/engines/engines.ts",
    rooms: [
      "#engines/descriptions/descriptions.ts",
      "#engines/grammar/grammar.ts",
      "#engines/partner/partner.ts",
      "#engines/pictures/pictures.ts",
      "#engines/speech/speech.ts",
    ],
    others: [],
    why: "The engines together are their interfaces.",
  },
  {
    path: "server/src/engines/open-engines.ts",
    rooms: [
      "#engines/descriptions",
      "#engines/engines.ts",
      "#engines/grammar",
      "#engines/partner",
      "#engines/pictures",
      "#engines/speech",
      "#engines/text/text.ts",
    ],
    others: [],
    why: "Here engines are chosen and opened; who asks for them is for others.",
  },
];
