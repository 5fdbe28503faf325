import { join } from "node:path";
import { localServers, settingsLine } from "#engines/text/local-servers.ts";
import { openRemoteText } from "#engines/text/remote/open-remote-text.ts";
import { readSettings } from "#env.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { examine } from "./examine.ts";
import { knownItems } from "./known-items.ts";

const texts = join(import.meta.dirname, "../../../library/texts");
const count = 10;

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof SetupFault)) throw error;
  console.error(`doctor: ${error.message}`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const settings = readSettings();
  const engine = openRemoteText(settings);
  const tell = (line: string) => console.log(line);
  if (!engine.modelOf("writer")) return tellUnset(tell);
  return (await examine({ settings, engine, items: knownItems(texts, count), tell })) ? 0 : 1;
}

/** Nothing is wrong then. */
async function tellUnset(tell: (line: string) => void): Promise<number> {
  tell("no model is set: everything comes from the shipped library and the engines on board");
  for (const server of await localServers())
    tell(`a model server is on this machine: ${settingsLine(server)} npm run doctor`);
  return 0;
}
