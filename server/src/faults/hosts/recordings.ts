import pg from "pg";
import { openS3Store } from "#media/s3-store.ts";
import type { TwoHosts } from "./two-hosts.ts";

/** The recordings that the database knows of, of one learner or of all. */
export async function recordingsOf({ postgres }: TwoHosts, learner?: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query("select name from recording where learner = coalesce($1, learner)", [
    learner,
  ]);
  await client.end();
  return rows.map(({ name }) => name);
}

/** Those of them that the object store has. */
export async function storedOf({ objects }: TwoHosts, names: readonly string[]): Promise<string[]> {
  const store = openS3Store(objects.place);
  const stored: string[] = [];
  for (const name of names) if (await store.find(name)) stored.push(name);
  return stored;
}
