import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./server/src/store/tables.ts",
    "./server/src/store/learning-tables.ts",
    "./server/src/store/account-tables.ts",
    "./server/src/store/stock-tables.ts",
  ],
  out: "./server/migrations",
});
