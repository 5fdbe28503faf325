import { Readable } from "node:stream";
import { S3mini, S3ServiceError } from "s3mini";
import { Refusal } from "#http/refusal.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { nameOf, partsOf } from "./media-name.ts";
import type { ByteRange, MediaFacts, MediaStore, MediaType } from "./media-store.ts";
import type { BucketPlace } from "./settings.ts";

/** Bytes of one answer that wait in memory for their reader, and are asked for at once. */
const chunk = 262_144;
/** Files whose size is remembered: what has a name never changes. */
const known = 20_000;
/** Milliseconds that an operation may take: who waits is told before a connection on which nothing comes is cut. */
const patience = 10_000;
/** Milliseconds that a look whether the store is there may take. */
const glance = 3_000;
/** Names that are asked for at once. */
const pageSize = 1_000;
/** Seconds after which a store that was away may be there again. */
const retryAfter = 10;
/** A name that no file has. */
const nobody = `${"0".repeat(64)}.mp3`;

/** What is wrong with a store, and whether it is until somebody changes a setting. */
export interface StoreFault {
  what: string;
  lasting: boolean;
}

/** Files of a bucket, and what it takes to move others there. */
export interface S3Store extends MediaStore {
  /** What keeps the store from answering us, where something does. */
  fault(): Promise<StoreFault | undefined>;
  /** All names, a page at a time. A SetupFault says so where they are refused. */
  names(): AsyncGenerator<string[]>;
}

/**
 * Keeps media as objects of a bucket, each under its name; an object is whole or not there. The browser is never sent
 * to the store: its addresses would outlive the learner's. A store that does not answer is "unavailable".
 */
export function openS3Store(place: BucketPlace): S3Store {
  const s3 = clientOf(place, patience);
  const facts = new Map<string, MediaFacts>();
  function remember(name: string, size: number): MediaFacts {
    const [oldest] = facts.keys();
    if (facts.size >= known && oldest !== undefined) facts.delete(oldest);
    const found = { type: typeOf(name), size };
    facts.set(name, found);
    return found;
  }
  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    await asked(putIn(s3, name, bytes, typeOf(name)));
    remember(name, bytes.length);
  }
  return {
    async put(bytes, type) {
      const name = nameOf(bytes, type);
      await keep(name, bytes);
      return name;
    },
    keep,
    async find(name) {
      if (!partsOf(name)) return undefined;
      const held = facts.get(name);
      if (held) return held;
      const size = await asked(sizeIn(s3, name));
      return size === undefined ? undefined : remember(name, size);
    },
    read(name, range) {
      typeOf(name);
      const size = facts.get(name)?.size;
      const forget = () => facts.delete(name);
      return Readable.from(chunksOf({ s3, name, size, forget }, range), { objectMode: false });
    },
    async remove(name) {
      if (!partsOf(name)) return;
      await asked(removeFrom(s3, name));
      facts.delete(name);
    },
    fault: () => faultOf(clientOf(place, glance)),
    names: () => namesIn(s3),
  };
}

function clientOf(
  { endpoint, bucket, region, key, secret }: BucketPlace,
  requestAbortTimeout: number,
): S3mini {
  return new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId: key,
    secretAccessKey: secret,
    requestAbortTimeout,
  });
}

/** What the store answers. Where it does not, or refuses, a learner can only come back later. */
async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw Object.assign(new Refusal("unavailable", { retryAfter }), { cause });
  }
}

async function putIn(s3: S3mini, name: string, bytes: Uint8Array, type: MediaType): Promise<void> {
  const answer = await s3.putObject(name, bytes, type);
  // something between us and the store may say 200, too
  if (!answer.headers.get("etag")) throw new Error("a file was not answered as taken in");
}

async function sizeIn(s3: S3mini, name: string): Promise<number | undefined> {
  try {
    const size = await s3.getContentLength(name);
    // without a length it is 0, and no file of ours is empty
    if (!(size > 0)) throw new Error("a size was not told");
    return size;
  } catch (error) {
    if (isMissing((error as Error).cause)) return undefined;
    throw error;
  }
}

/** Resolves where the object is gone, also where it was before. */
async function removeFrom(s3: S3mini, name: string): Promise<void> {
  try {
    if (!(await s3.deleteObject(name))) throw new Error("a removal was not answered as done");
  } catch (error) {
    // a missing bucket is answered 404, too, and so is an address that is no store's
    if (isMissing(error) && (error as S3ServiceError).body?.includes("NoSuchKey")) return;
    throw error;
  }
}

/** A file that is read. */
interface Reading {
  s3: S3mini;
  name: string;
  /** What is remembered of it, */
  size: number | undefined;
  /** and is looked for anew where it was wrong, or another process has removed the file. */
  forget(): void;
}

/** Asks for each chunk when it is wanted: however many never read their answer, no connection is held for them. */
async function* chunksOf(reading: Reading, { first, last }: ByteRange): AsyncGenerator<Buffer> {
  for (let at = first; at <= last; at += chunk) {
    // its end is not in it
    yield await asked(part(reading, at, Math.min(at + chunk, last + 1)));
  }
}

async function part({ s3, name, size, forget }: Reading, from: number, end: number): Promise<Buffer> {
  const answer = await s3.getObjectRaw(name, false, from, end).catch((error) => {
    if (isMissing(error) || isBeyond(error)) forget();
    throw error;
  });
  const given = Buffer.from(await answer.arrayBuffer());
  // some give more than was asked for
  const isWhole = answer.status === 200;
  const skipped = isWhole ? from : 0;
  const bytes = given.subarray(skipped, skipped + end - from);
  const inAll = isWhole ? given.length : sizeAfter(answer.headers.get("content-range"));
  if (bytes.length === end - from && (inAll ?? size) === (size ?? inAll)) return bytes;
  forget();
  throw new Error("a media file is not as long as it was");
}

/** The size of the whole, after a part's place; undefined where it is not told. */
function sizeAfter(contentRange: string | null): number | undefined {
  const [, size] = /\/(\d+)$/.exec(contentRange ?? "") ?? [];
  return size === undefined ? undefined : Number(size);
}

async function faultOf(s3: S3mini): Promise<StoreFault | undefined> {
  try {
    if (await s3.bucketExists()) return undefined;
    await s3.objectExists(nobody);
    return { what: "there is no such bucket, or the key may not list it", lasting: true };
  } catch (error) {
    if (error instanceof S3ServiceError && [400, 401, 403].includes(error.status))
      return { what: "the key, its secret or the region is refused", lasting: true };
    return { what: `no answer (${(error as Error).message})`, lasting: false };
  }
}

async function* namesIn(s3: S3mini): AsyncGenerator<string[]> {
  let next: string | undefined;
  do {
    const page = await asked(s3.listObjectsPaged("/", "", pageSize, next)).catch((refused: Refusal) => {
      if (!isRefused(refused.cause)) throw refused;
      throw new SetupFault("MEDIA_URL: the store refuses to list, and the key needs to be allowed to");
    });
    yield (page?.objects ?? []).map(({ Key }) => Key);
    next = page?.nextContinuationToken;
  } while (next);
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceError && error.status === 404;
}

/** Whether asking again would change nothing. */
function isRefused(error: unknown): boolean {
  return error instanceof S3ServiceError && [400, 401, 403, 405, 501].includes(error.status);
}

/** Whether a part was asked for that lies behind the end. */
function isBeyond(error: unknown): boolean {
  return error instanceof S3ServiceError && error.status === 416;
}

function typeOf(name: string) {
  const { type } = partsOf(name) ?? {};
  if (!type) throw new Error("not a name of the media store");
  return type;
}
