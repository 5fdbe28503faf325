import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./server/src/store/tables.ts", "./server/src/store/account-tables.ts"],
  out: "./server/migrations",
});
