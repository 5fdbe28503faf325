import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Gone } from "#http/serve.ts";
import type { Channel } from "#store/channel.ts";
import type { Database } from "#store/database.ts";
import { knowLearners } from "./known-learners.ts";
import { findMade, forgetMade, type MakeOnce, type Making, openMakeOnce, recall } from "./make-once.ts";
import type { MediaStore, MediaType } from "./media-store.ts";
import { openMediaTokens } from "./media-token.ts";
import { openMediaStore } from "./open-media-store.ts";
import { keepAside, type MediaLog, readRecording, sweepLoose } from "./recordings.ts";
import type { StoreFault } from "./s3-store.ts";
import { mediaPath, serveMedia } from "./serve-media.ts";
import type { BucketPlace } from "./settings.ts";

export interface MediaOptions {
  db: Database;
  /** Everything that is kept here, media among it where no bucket is named. */
  dataDir: string;
  /** Where media are kept instead. */
  bucket?: BucketPlace | undefined;
  /** Of its own: whoever has it reads all media. */
  secret: string;
  /** Tells who is gone, in this process or another. */
  others?: Channel<Gone>;
  /** Where it is told that the bucket goes and comes, and which files it does not remove. */
  log?: MediaLog;
  now: () => Date;
}

/** Sound and pictures: made once, kept, and given to those who hold what they belong to. */
export interface Media {
  store: MediaStore;
  makeOnce: MakeOnce;
  /** What a key names, as it was handed over, where it was. */
  recall(key: string): Promise<Making<unknown> | undefined>;
  /** Forgets what a key names, file and all. */
  forgetMade(key: string): Promise<void>;
  /** The names of those that are made, by their keys. */
  findMade(keys: readonly string[]): Promise<Map<string, string>>;
  /** The address at which this learner, and nobody after them, can read a file for the next hour. */
  sign(name: string, learner: string, now: Date): string;
  /** Keeps a sound that is one learner's alone; `ownRecordings` makes it theirs, or else it is removed. */
  keepAside(bytes: Uint8Array, type: MediaType): Promise<string>;
  /** Removes what was let go, and what nobody made theirs within the hour. */
  sweep(now: Date): Promise<void>;
  /** A file's bytes; undefined where it is lost. */
  read(name: string): Promise<Buffer | undefined>;
  /** What keeps the store from answering, where something does: as it was seen last, told at once. */
  fault(): Promise<StoreFault | undefined>;
  serve(app: FastifyInstance): void;
  close(): void;
}

export async function openMedia(options: MediaOptions): Promise<Media> {
  const { db, dataDir, bucket, secret, others, log, now } = options;
  const { store, fault, close } = await openMediaStore(join(dataDir, "media"), bucket, now, log);
  const tokens = openMediaTokens(secret);
  return {
    store,
    fault,
    close,
    makeOnce: openMakeOnce({ db, store }),
    recall: (key) => recall({ db, store }, key),
    forgetMade: (key) => forgetMade({ db, store }, key),
    findMade: (keys) => findMade(db, keys),
    sign: (name, learner, at) => `${mediaPath}/${tokens.seal(name, learner, at)}`,
    keepAside: (bytes, type) => keepAside({ db, store }, bytes, type),
    sweep: (at) => sweepLoose({ db, store, ...(log && { log }) }, at),
    read: (name) => readRecording(store, name),
    serve: (app) => serveMedia(app, { store, tokens, isKnown: knowLearners(db, others), now }),
  };
}
