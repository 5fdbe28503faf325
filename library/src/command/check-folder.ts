import type { Finding } from "#checks/finding.ts";
import { topicFolder } from "#checks/name-checks.ts";
import { shelfOf } from "#checks/shelf.ts";
import { draftFindings } from "#draft.ts";
import { libraryForm } from "#form.ts";
import type { LibraryFile } from "#format.ts";
import type { ReadFile } from "#read.ts";
import { balanceFindings, shelfFindings } from "#shelf.ts";
import type { FoundIn } from "./found-in.ts";

/** Everything that is to be mended in the files, sorted by file. */
export function findingsOf(files: readonly ReadFile[]): FoundIn[] {
  const shelf = shelfOf(files.map(({ file }) => file));
  const found = files.flatMap(({ path, file }) =>
    [...place(path, file), ...foundAlone(file), ...shelfFindings(file, shelf)].map((it) => ({
      ...it,
      path,
    })),
  );
  const ofAll = balanceFindings(shelf).map((it) => ({ ...it, path: "*" }));
  return [...found, ...ofAll].sort((a, b) => a.path.localeCompare(b.path));
}

const known = new WeakMap<LibraryFile, Finding[]>();

/** What is to be mended in a file by itself; each is looked at once, since nobody changes one that was read. */
function foundAlone(file: LibraryFile): Finding[] {
  const found = known.get(file) ?? draftFindings(file, libraryForm);
  known.set(file, found);
  return found;
}

/** A file stands where its topic and level say. */
function place(path: string, file: ReadFile["file"]): Finding[] {
  const right = `${topicFolder(file.topic)}/${file.level.toLowerCase()}.yaml`;
  if (path === right) return [];
  return [{ check: "place", what: `should be ${right}`, where: "file", text: undefined }];
}
