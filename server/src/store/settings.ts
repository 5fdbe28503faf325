import { address, text, whole } from "#settings/shapes.ts";

export const storeShapes = {
  DATA_DIR: text().default(".data"),
  DATABASE_URL: address(/^postgres(ql)?$/, "a postgres:// address").optional(),
  SECRETS: text().optional(),
  WORKERS: whole(0, 64).default(1),
};
