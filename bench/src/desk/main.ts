import { resolve } from "node:path";
import { openDesk } from "./open-desk.ts";

const usage = "Usage: node bench/src/desk/main.ts a-folder [a-port]";
const usualPort = 8484;

const [folder, port] = process.argv.slice(2);
if (!folder) {
  console.error(usage);
  process.exit(2);
}
const desk = await openDesk(resolve(folder), Number(port ?? usualPort));
console.log(
  `The desk is at ${desk.url}: answer each MODEL/NNNN.ask.md in ${resolve(folder)} by NNNN.answer.json`,
);
console.log(`TEXT_MODEL=openai-compatible:desk OPENAI_COMPATIBLE_URL=${desk.url} TEXT_IDLE=0`);
