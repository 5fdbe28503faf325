import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseSync } from "vite";

const virtual = "\0phrasebook/";

/** What is fetched together, by the path under web/src of the file that says it. All else comes with its own folder. */
const together = [
  { book: "start", files: /^(shell|session)\/|^[^/]+$/ },
  { book: "doors", files: /^(account-forms|human-check)\/|^accounts\/register-/ },
  {
    book: "inside",
    files:
      /^(account-menu|dashboard|progress)\/|^exercises\/(topics\/topic-)?words|^kinds\/[^/]+\/words|^parts\/fact-/,
  },
  { book: "waiting", files: /^exercises\/waiting\// },
  { book: "exercise", files: /^(exercises|parts|sound)\// },
];

/**
 * Splits the words of the rooms by language. In a room's `words.ts` a fetch takes the place of the texts; the texts of
 * rooms that are wanted together make one file a language, a phrasebook.
 */
export function phrasebooks(root) {
  const src = join(root, "src");
  const spoken = new Map(globSync("**/*words.ts", { cwd: src }).map((path) => [join(src, path), path]));
  return {
    name: "phrasebooks",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("phrasebook/") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(virtual)) return;
      const [, language, book] = /words-([a-z]+)-(.+)$/.exec(id);
      const rooms = [...spoken]
        .filter(([, path]) => bookOf(path) === book)
        .flatMap(([file]) => roomsIn(file, readFileSync(file, "utf8")));
      return `export default ${JSON.stringify(Object.fromEntries(rooms.map((it) => [it.room, it.texts[language]])))}`;
    },
    transform(code, id) {
      const path = spoken.get(id);
      if (!path) return;
      let fetching = code;
      for (const { room, texts, from, to } of roomsIn(id, code).reverse()) {
        const fetches = Object.keys(texts).map(
          (language) =>
            `${language}: () => import("phrasebook/words-${language}-${bookOf(path)}").then((it) => it.default[${JSON.stringify(room)}])`,
        );
        fetching = `${fetching.slice(0, from)}{ ${fetches.join(", ")} }${fetching.slice(to)}`;
      }
      return fetching;
    },
  };
}

function bookOf(path) {
  return together.find(({ files }) => files.test(path))?.book ?? basename(dirname(path));
}

/** The calls of `roomWords` in a file: the room, its texts by language, and where these stand. */
function roomsIn(file, code) {
  const { program } = parseSync(file, code);
  const constants = program.body
    .map((it) => it.declaration ?? it)
    .filter((it) => it.type === "VariableDeclaration")
    .flatMap((it) => it.declarations);
  const named = new Map(constants.map(({ id, init }) => [id.name, init]));
  return constants
    .filter(({ init }) => init?.callee?.name === "roomWords")
    .map(
      ({
        init: {
          arguments: [room, words],
        },
      }) => ({
        room: room.value,
        texts: literal(words, named, file),
        from: words.start,
        to: words.end,
      }),
    );
}

/** What an expression of plain texts amounts to. */
function literal(node, named, file) {
  if (node.type === "Literal") return node.value;
  if (node.type === "TSSatisfiesExpression" || node.type === "TSAsExpression")
    return literal(node.expression, named, file);
  if (node.type === "Identifier" && named.has(node.name)) return literal(named.get(node.name), named, file);
  if (node.type !== "ObjectExpression") throw new Error(`${file}: words are plain texts, not ${node.type}.`);
  return Object.fromEntries(
    node.properties.map(({ key, value }) => [key.name ?? key.value, literal(value, named, file)]),
  );
}
