import { badItems } from "./bad-items.ts";
import { chaos } from "./chaos.ts";
import { cleanUp } from "./clean-up.ts";
import { coldListenings } from "./cold-listenings.ts";
import { load } from "./crowd/load.ts";
import { soak } from "./crowd/soak.ts";
import { enumeration } from "./enumeration.ts";
import { growth } from "./growth.ts";
import { items } from "./items/items.ts";
import { descriptions } from "./judges/descriptions.ts";
import { grammar } from "./judges/grammar.ts";
import { lighthouse } from "./lighthouse.ts";
import { list } from "./list.ts";
import { marking } from "./marking.ts";
import { placement } from "./placement.ts";
import { plans } from "./plans.ts";
import { refills } from "./refills.ts";
import { printTable, type Requirement, type Section } from "./report.ts";
import { restart } from "./restart.ts";
import { restore } from "./restore.ts";
import { rooms } from "./rooms/rooms.ts";
import { roomsLoad } from "./rooms/rooms-load.ts";
import { roomsSound } from "./rooms-sound.ts";
import { roundTrips } from "./round-trips.ts";
import { shift } from "./shift.ts";
import { sizes } from "./sizes/sizes.ts";
import { speech } from "./speech.ts";
import { start } from "./start.ts";
import { turns } from "./turns/turns.ts";
import { uploads } from "./uploads.ts";
import { weights } from "./weights.ts";

const sections: readonly Section[] = [
  start,
  restart,
  restore,
  weights,
  shift,
  lighthouse,
  list,
  roundTrips,
  growth,
  plans,
  enumeration,
  speech,
  coldListenings,
  grammar,
  descriptions,
  marking,
  uploads,
  placement,
  badItems,
  rooms,
  roomsLoad,
  roomsSound,
  refills,
  sizes,
  chaos,
  items,
  turns,
  load,
  soak,
];

let interrupted = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    interrupted = true;
    await cleanUp();
    process.exit(130);
  });
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !sections.some((section) => section.name === name));
if (unknown.length > 0) {
  const known = sections.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`);
  console.error(`Not a section: ${unknown.join(", ")}. Sections:\n${known.join("\n")}`);
  process.exit(2);
}
process.exitCode = (await measure(
  sections.filter(({ name, alone }) => (asked.length === 0 ? !alone : asked.includes(name))),
))
  ? 0
  : 1;

async function measure(chosen: readonly Section[]): Promise<boolean> {
  const found: { section: string; requirement: Requirement }[] = [];
  try {
    for (const section of chosen) {
      for (const requirement of await requirementsOf(section))
        found.push({ section: section.name, requirement });
    }
  } finally {
    await cleanUp();
  }
  printTable(
    "Requirements",
    ["section", "requirement", "wanted", "found", ""],
    found.map(({ section, requirement: { what, wanted, figure, ok } }) => [
      section,
      what,
      wanted,
      figure,
      ok ? "ok" : "NOT OK",
    ]),
  );
  return found.every(({ requirement }) => requirement.ok);
}

/** A section that breaks is a requirement missed; the others still run. */
async function requirementsOf(section: Section): Promise<Requirement[]> {
  try {
    return await section.measure();
  } catch (error) {
    // what broke was taken away on purpose; the end is near
    if (interrupted) await new Promise(() => undefined);
    console.error(`${section.name}: ${(error as Error).stack}`);
    return [
      {
        what: "it could be measured",
        wanted: "yes",
        figure: (error as Error).message.slice(0, 80),
        ok: false,
      },
    ];
  }
}
