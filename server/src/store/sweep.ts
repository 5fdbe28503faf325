import { lt } from "drizzle-orm";
import type { Queries } from "./database.ts";
import { idempotencyKey } from "./tables.ts";

const day = 86_400_000;

/** Forgets idempotency keys older than a day. */
export async function sweepStore(queries: Queries, now: Date): Promise<void> {
  await queries.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(now.getTime() - day)));
}
