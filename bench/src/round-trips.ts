import { crossings, watch } from "./calls.ts";
import { atMost, printTable, type Section } from "./report.ts";
import { mostInRooms, roomCrossings } from "./room-crossings.ts";
import { stageOf } from "./stages.ts";
import { firstWords } from "./wire.ts";

const most = 6;
const worst = "create, with a key, caller not remembered";

/** How often a call waits for the database. */
export const roundTrips: Section = {
  name: "round-trips",
  about: "how often a call goes to the database and back, counted on the wire",
  async measure() {
    const watched = await watch(await stageOf(10_000));
    const inRooms = await roomCrossings(watched);
    const found = new Map([...inRooms, ...(await crossings(watched))]);
    printTable(
      "round-trips: by call, transaction commands included",
      ["call", "round trips", "statements"],
      [...found].map(([call, { roundTrips: count, statements }]) => [
        call,
        count,
        statements.map((statement) => firstWords(statement, 28)).join(" | "),
      ]),
    );
    const creates = [...found]
      .filter(([call]) => call.startsWith("create"))
      .filter(([call, { roundTrips: count }]) => call === worst || count > most)
      .map(([call, { roundTrips: count }]) => atMost(`round trips of ${call}`, most, count, 0));
    const rooms = Object.entries(mostInRooms).map(([call, most]) =>
      atMost(`round trips of ${call}`, most, found.get(call)?.roundTrips ?? Number.NaN, 0),
    );
    return [...creates, ...rooms];
  },
};
