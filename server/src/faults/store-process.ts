import { anObjectStore } from "#media/test-object-store.ts";

/** An object store in a process of its own, so that it can be frozen: told to leave or to come back it does, and says so. */
const store = await anObjectStore();
process.send?.(store.url);
process.on("message", async (told: "leave" | "comeBack" | "close") => {
  await store[told]();
  process.send?.(told);
});
process.once("disconnect", () => process.exit(0));
