import { z } from "zod";

/** What a model answers with whatever it writes. Bounds stay here: what goes on the wire has none. */
export const writtenShape = {
  title: z.string().trim().min(1).max(80),
  evidence: z.array(z.string().trim().min(1).max(800)).min(1).max(8),
};
