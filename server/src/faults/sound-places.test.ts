import { type AddressInfo, connect } from "node:net";
import { chatCalls } from "@salida/contract/calls.ts";
import { afterEach, expect, test } from "vitest";
import { mostSounds, soundBody } from "#http/sound-gate.ts";
import { aWav } from "#media/test-audio.ts";
import { aHouse, type House, type TestLearner } from "#test-house.ts";
import { readAnswer } from "./raw-http.ts";

const { predict } = chatCalls.moves;
let house: House;
afterEach(() => house.close());

test("eight accounts that begin voice messages in a chat of somebody else's take no place from anybody", async () => {
  house = await aHouse();
  await house.app.listen({ host: "127.0.0.1", port: 0 });
  const owner = await house.learner("ada", 2);
  const { reply } = await owner.ask(chatCalls.create, { body: { context: "MYSTERY", level: 2 } });
  const params = { id: reply?.id ?? "" };
  const eight = await Promise.all(Array.from({ length: 8 }, (_, at) => house.learner(`eve-${at}`, 2)));

  const begun = eight.flatMap((each) =>
    Array.from({ length: mostSounds.each }, () => begin(each, params.id)),
  );
  const codes = await Promise.all(begun.map(({ code }) => code));
  const audio = { content: aWav({ seconds: 5 }).toString("base64"), contentType: "audio/wav" };
  const spoken = await owner.ask(predict, { params, body: { message: "I like stories.", audio } });

  expect(begun).toHaveLength(mostSounds.all);
  expect(new Set(codes)).toEqual(new Set(["not_found"]));
  expect(spoken.status).toBe(200);
  for (const { leave } of begun) leave();
});

/** Sends the head of a voice message and the first bytes of its body; gives what is said to that. */
function begin({ token }: TestLearner, id: string) {
  const { port } = house.app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  const head = [
    `POST ${predict.path.replace("{id}", id)} HTTP/1.1`,
    "host: x",
    `authorization: Bearer ${token}`,
    "content-type: application/json",
    `content-length: ${soundBody}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n{"mess`);
  const code = new Promise<string>((resolve) => {
    socket.on("data", (bytes) => resolve(JSON.parse(readAnswer(bytes.toString())?.body ?? "{}").code));
  });
  return { code, leave: () => socket.destroy() };
}
