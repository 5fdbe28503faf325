import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { BucketPlace } from "./settings.ts";

/** A real object store on a port of its own, for one test file. */
export interface TestObjectStore {
  place: BucketPlace;
  /** The same, as it is set. */
  url: string;
  /** Where its objects lie. */
  directory: string;
  /** It does not answer any more, */
  leave(): Promise<void>;
  /** and answers again, with all it had. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** `signed: false` takes any signature: this store refuses those of lists. `address`: where it listens. */
export async function anObjectStore({ signed = true, address = "127.0.0.1" } = {}): Promise<TestObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), "salida-objects-"));
  const bucket = "salida-media";
  async function open(port: number) {
    const store = new S3rver({
      ...{ port, address, silent: true, directory },
      allowMismatchedSignatures: !signed,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    return { store, ...(await store.run()) };
  }
  let { store, port } = await open(0);
  const endpoint = `http://${address}:${port}`;
  return {
    // the key and the secret that this store knows
    place: { bucket, endpoint, region: "us-east-1", key: "S3RVER", secret: "S3RVER" },
    url: `s3://S3RVER:S3RVER@${bucket}?endpoint=${encodeURIComponent(endpoint)}`,
    directory,
    leave: () => store.close(),
    async comeBack() {
      ({ store, port } = await open(port));
    },
    async close() {
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
