import type { Fence } from "./fence.ts";

/** The rooms of the library: what knows texts is pure, the command and the reader come last. */
export const libraryFences: readonly Fence[] = [
  {
    path: "library/src/format.ts",
    rooms: ["rules"],
    others: ["zod"],
    why: "The shape of a file is the rules' words.",
  },
  {
    path: "library/src/form.ts",
    rooms: [],
    others: [],
    why: "Lengths and counts are numbers.",
  },
  {
    path: "library/src/language",
    rooms: ["#format.ts", "rules"],
    others: [],
    why: "Words and sentences are pure.",
  },
  {
    path: "library/src/spoken",
    rooms: ["#format.ts", "#language", "rules"],
    others: [],
    why: "What is said of a listening is told from its file alone.",
  },
  {
    path: "library/src/checks",
    rooms: ["#form.ts", "#format.ts", "#language", "#spoken", "rules"],
    others: [],
    why: "Checks are pure: they get a file and a form or a shelf, and read nothing.",
  },
  {
    path: "library/src/levels",
    rooms: ["#checks/placed.ts", "#format.ts", "#language", "rules"],
    others: ["node:crypto"],
    why: "Levels are estimated from texts alone.",
  },
  {
    path: "library/src/partner",
    rooms: ["#checks/finding.ts", "#partner", "rules"],
    others: [],
    why: "What the partner has to say is content; its checks are pure.",
  },
  {
    path: "library/src/placement",
    rooms: ["#checks/finding.ts", "#format.ts", "#language", "#placement", "rules"],
    others: ["zod"],
    why: "An item of the placement test is a sentence alone; its checks are pure.",
  },
  {
    path: "library/src/rooms",
    rooms: ["#checks", "#form.ts", "#format.ts", "#language", "#rooms", "#spoken", "rules"],
    others: ["zod"],
    why: "A room's story is checked by what checks the library's texts; it is read elsewhere.",
  },
  {
    path: "library/src",
    rooms: [
      "#checks",
      "#command",
      "#form.ts",
      "#format.ts",
      "#language",
      "#levels",
      "#partner",
      "#placement",
      "#rooms",
      "#spoken",
      "#*.ts",
      "contract",
      "rules",
    ],
    others: ["node", "yaml", "zod"],
    why: "The library imports the contract and the rules.",
  },
];
