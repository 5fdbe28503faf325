import { engineFences } from "./engine-fences.ts";
import type { Fence } from "./fence.ts";
import { libraryFences } from "./library-fences.ts";
import { webFences } from "./web-fences.ts";

/**
 * Who may import whom: the one table of it. Downhill is upwards here: a room imports only what stands above it.
 * `npm run fences` makes the linter's settings and the house's table from it.
 */
export const fences: readonly Fence[] = [
  {
    path: "rules/src",
    rooms: [],
    others: [],
    why: "The rules import nothing but each other: they are pure.",
  },
  {
    path: "contract/src",
    rooms: ["rules"],
    others: ["zod/mini"],
    why: "The contract imports the rules and zod/mini.",
  },
  ...libraryFences,
  {
    path: "server/src/settings",
    rooms: [],
    others: ["zod"],
    why: "What a setting may be; which there are is for each room to say.",
  },
  {
    path: "server/src/store",
    rooms: ["#settings", "contract", "rules"],
    others: ["drizzle-orm", "node", "pg", "pg-boss"],
    why: "The store imports types of the contract and the rules; no other room.",
  },
  {
    path: "server/src/http",
    rooms: ["#settings", "contract", "rules/addresses/hosts.ts", "rules/languages.ts"],
    others: ["@fastify/*", "fastify", "node", "prom-client", "zod/mini"],
    why: "http knows the contract and nothing of what is served.",
  },
  {
    path: "server/src/mail",
    rooms: ["#http", "#settings", "#store", "rules/addresses/hosts.ts"],
    others: ["drizzle-orm", "fastify", "node", "nodemailer", "uuid", "zod/mini"],
    why: "Mail is handed over here; what it says and to whom is for others.",
  },
  {
    path: "server/src/accounts",
    rooms: ["#accounts", "#http", "#mail", "#settings", "#store", "rules"],
    others: [
      "@fastify/cors",
      "@node-rs/argon2",
      "@zxcvbn-ts/language-common",
      "altcha-lib",
      "drizzle-orm",
      "fastify",
      "jose",
      "node",
      "rate-limiter-flexible",
      "uuid",
      "zod/mini",
    ],
    why: "Accounts import http, mail and the store; they know nothing of exercises.",
  },
  ...engineFences,
  {
    path: "server/src/media",
    rooms: ["#engines/speech/speech.ts", "#http", "#store", "rules"],
    others: ["drizzle-orm", "fastify", "node"],
    why: "Media are kept and given out here; of the engines only the interface is known.",
  },
  {
    path: "server/src/stock",
    rooms: ["#store", "contract", "library", "rules"],
    others: ["drizzle-orm", "node", "uuid"],
    why: "The stock imports the store.",
  },
  {
    path: "server/src/progress",
    rooms: ["#http", "#store", "contract", "rules"],
    others: ["drizzle-orm", "node"],
    why: "Progress imports http and the store.",
  },
  {
    path: "server/src/reports",
    rooms: ["#http", "#store", "contract"],
    others: ["drizzle-orm", "fastify"],
    why: "Reports import the contract, http and the store.",
  },
  {
    path: "server/src/exercises",
    rooms: ["#http", "#progress", "#reports", "#settings", "#stock", "#store", "contract", "rules"],
    others: ["drizzle-orm", "node", "uuid", "zod"],
    why: "The flow names no kind: kinds and tools come in as arguments.",
  },
  {
    path: "server/src/kinds",
    rooms: [
      "#exercises/kind.ts",
      "#kinds/choice-items.ts",
      "#kinds/script.ts",
      "#kinds/tries.ts",
      "contract",
      "rules",
    ],
    others: ["zod"],
    why: "A kind imports itself, #exercises/kind.ts, what kinds share, the contract and the rules.",
  },
  {
    path: "server/src/rooms",
    rooms: ["#exercises", "#http", "#kinds/escape-room", "#progress", "#store", "contract", "rules"],
    others: ["drizzle-orm"],
    why: "Rooms direct what the flow and the kind of escape rooms know: the clock, and whose turn it is.",
  },
  {
    path: "server/src/env.ts",
    rooms: [
      "#accounts/human-check/settings.ts",
      "#accounts/settings.ts",
      "#engines/text/settings.ts",
      "#exercises/settings.ts",
      "#http/settings.ts",
      "#mail/settings.ts",
      "#settings",
      "#store/settings.ts",
      "#store/setup-fault.ts",
    ],
    others: [],
    why: "Each room says its own settings; here they are read.",
  },
  {
    path: "server/src/doctor",
    rooms: ["#authoring", "#engines/text", "#store/setup-fault.ts", "library/read.ts", "rules", "#env.ts"],
    others: ["node", "zod"],
    why: "The doctor asks the models that are set and tells what comes; it changes nothing.",
  },
  {
    path: "server/src/lent",
    rooms: [
      "#engines/descriptions/descriptions.ts",
      "#engines/engines.ts",
      "#engines/pictures/pictures.ts",
      "#engines/pictures/scene.ts",
      "#engines/speech/speech.ts",
      "#exercises/flow.ts",
      "#exercises/kind.ts",
      "#http/refusal.ts",
      "#kinds/chat/partner.ts",
      "#kinds/description/grader.ts",
      "#media",
      "#store/jobs.ts",
      "#store/tables.ts",
      "contract",
      "rules",
    ],
    others: ["drizzle-orm", "node"],
    why: "Engines and media as the flow and the kinds see them: no kind's work, of the store only jobs, no call.",
  },
  {
    path: "server/src/start.ts",
    rooms: ["#store"],
    others: ["node", "pino"],
    why: "start opens the store, app.ts the rest.",
  },
  {
    path: "server/src/main.ts",
    rooms: [],
    others: ["node"],
    why: "main only starts what start.ts says.",
  },
  ...webFences,
  {
    path: "e2e",
    rooms: ["contract", "rules"],
    others: ["@playwright/test", "axe-core", "node", "pg"],
    why: "Journeys speak to the product over HTTP; only stored times are set back behind its back.",
  },
];
