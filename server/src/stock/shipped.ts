import { createHash } from "node:crypto";
import type { LibraryWork } from "@salida/library/work.ts";
import { v5 as nameBased } from "uuid";

const namespace = "5a11da00-7e57-4b00-8b00-0000000c0de5";

/** Works that come with Salida: what they are, by which a start sees that it has them all, and the works if not. */
export interface Shipped {
  /** Ids of the contents, in the order of the works. */
  ids: readonly string[];
  read(): Promise<readonly LibraryWork[]>;
}

/** These works as they are shipped. */
export function shipped(works: readonly LibraryWork[]): Shipped {
  return { ids: works.map(contentOf), read: async () => works };
}

/** What is shipped by one and what is by the other. */
export function together(one: Shipped, other: Shipped): Shipped {
  return {
    ids: [...one.ids, ...other.ids],
    read: async () => (await Promise.all([one.read(), other.read()])).flat(),
  };
}

/** The id of a work's content: it follows from its name and text, so it is the same on every install. */
export function contentOf({ name, ...work }: LibraryWork): string {
  return nameBased(`${name} ${createHash("sha256").update(JSON.stringify(work)).digest("hex")}`, namespace);
}

/** The id of a work, by its name in the library. */
export function workOf(name: string): string {
  return nameBased(name, namespace);
}
