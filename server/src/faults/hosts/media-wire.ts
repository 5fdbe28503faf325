import { expect } from "vitest";
import { type Address, addressOf } from "#faults/wire.ts";

/** Asks for a file, or for a part of it. */
export function askMedia(address: Address, url: string, range?: string): Promise<Response> {
  return fetch(`${addressOf(address)}${url}`, { headers: range === undefined ? {} : { range } });
}

/** Reads a file whole, then in three parts and its end, each asked for anew; they must be the same bytes. */
export async function readMedia(address: Address, url: string): Promise<Buffer> {
  const answer = await askMedia(address, url);
  expect(answer.status, `${url} whole`).toBe(200);
  const whole = Buffer.from(await answer.arrayBuffer());
  expect(whole.length).toBe(Number(answer.headers.get("content-length")));
  const third = Math.ceil(whole.length / 3);
  const parts: Buffer[] = [];
  for (const first of [0, third, 2 * third])
    parts.push(await readPart(address, url, `bytes=${first}-${first + third - 1}`));
  expect(Buffer.concat(parts).equals(whole), `${url} in parts`).toBe(true);
  const end = await readPart(address, url, "bytes=-10");
  expect(end.equals(whole.subarray(-10)), `the end of ${url}`).toBe(true);
  expect((await askMedia(address, url, `bytes=${whole.length}-`)).status, `past ${url}`).toBe(416);
  return whole;
}

async function readPart(address: Address, url: string, range: string): Promise<Buffer> {
  const answer = await askMedia(address, url, range);
  expect(answer.status, `${range} of ${url}`).toBe(206);
  return Buffer.from(await answer.arrayBuffer());
}
