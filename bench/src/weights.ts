import { type BuiltWeb, gzipped, readBuiltWeb } from "./manifest.ts";
import { atMost, printTable, type Requirement, type Section } from "./report.ts";

const app = "app.html";
const signedIn = [app, "src/signed-in.tsx"];
const exercisePage = [...signedIn, "src/exercises/exercise-page.tsx"];

/** What must be there before a screen shows, its words in one language included, by its address; kB. */
const screens = [
  { name: "/login", sources: [app, "src/accounts/login-page.tsx"], most: 115 },
  { name: "/register", sources: [app, "src/accounts/register-page.tsx"], most: 115 },
  { name: "/dashboard", sources: [...signedIn, "src/dashboard/dashboard-page.tsx"], most: 165 },
  { name: "/reading-summary", sources: [...signedIn, "src/exercises/summary-page.tsx"], most: 165 },
];

const roomier: Readonly<Record<string, number>> = { chat: 20 };
const room = "src/rooms/room-page.tsx";

/** Whether the web application is as light as it should be. */
export const weights: Section = {
  name: "weights",
  about: "what a browser must fetch before it can show each screen, by the build's manifest",
  async measure() {
    const web = readBuiltWeb();
    if (!web) throw new Error("dist/web is not built");
    const requirements = [
      ...landingWeights(web),
      ...screens.map(({ name, sources, most }) => screenWeight(web, name, sources, most)),
      ...kindWeights(web),
      roomWeight(web),
      ...screens.map(({ name, sources }) => wordsWeight(web, name, sources)),
      kilobytes("style of the application", 10, web.weigh(web.css(app))),
    ];
    printTable(
      "weights: kB as gzip makes them, with all they import",
      ["what", "kB", "at most"],
      requirements.map(({ what, wanted, figure }) => [what, figure, wanted]),
    );
    printTable(
      "weights: fetched when needed, beyond the application's first script",
      ["source", "kB"],
      later(web),
    );
    return requirements;
  },
};

function kilobytes(what: string, most: number, bytes: number): Requirement {
  return atMost(`weight: ${what}`, most, bytes / 1000, 1, " kB");
}

function landingWeights(web: BuiltWeb): Requirement[] {
  return web.pages
    .filter((page) => page.startsWith("index."))
    .flatMap((page) => {
      const html = web.read(page);
      const linked = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, file]) => file ?? []);
      const imported = web.closure(["src/landing/landing.ts"]) ?? [];
      const scripts = [...new Set([...linked(/<script[^>]* src="\/([^"]+)"/g), ...imported])];
      const others = linked(/<link[^>]* rel="(?:preload|icon|stylesheet)"[^>]* href="\/([^"]+)"/g);
      const styles = linked(/<style[^>]*>([\s\S]*?)<\/style>/g);
      return [
        kilobytes(`${page}, scripts`, 5, web.weigh(scripts)),
        kilobytes(`${page}, all of it with fonts`, 100, gzipped(html) + web.weigh([...scripts, ...others])),
        kilobytes(`${page}, style`, 10, gzipped(styles.join("\n"))),
      ];
    });
}

function screenWeight(web: BuiltWeb, name: string, sources: readonly string[], most: number): Requirement {
  const files = web.closure(sources);
  if (!files) return missing(name, sources, most);
  const early = [...web.read(app).matchAll(/<script[^>]* src="\/([^"]+)"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  return kilobytes(name, most, web.weigh(new Set([...files, ...early, ...web.words(sources, "es")])));
}

/** A kind's own play and review, beyond what the page around them has brought. */
function kindWeights(web: BuiltWeb): Requirement[] {
  const around = web.closure(exercisePage);
  const own = web.later.filter((name) => /^src\/kinds\/[^/]+\//.test(name));
  if (!around || own.length === 0) return [missing("an exercise's own chunk", exercisePage, 15)];
  return own.map((name) => {
    const kind = name.split("/")[2] ?? "";
    const words = [...web.words([name], "es")].filter((file) => !web.words(exercisePage, "es").has(file));
    return kilobytes(name, roomier[kind] ?? 15, weighBeyond(web, name, around) + web.weigh(words));
  });
}

/** What an escape room is drawn with, beyond what the page of an exercise has: its words and its style too. */
function roomWeight(web: BuiltWeb): Requirement {
  const around = web.closure(exercisePage);
  if (!around || !web.closure([room])) return missing(room, [room, ...exercisePage], 25);
  const beyond = (files: Set<string>, there: Set<string>) =>
    web.weigh([...files].filter((it) => !there.has(it)));
  return kilobytes(
    `${room}, words and style`,
    25,
    weighBeyond(web, room, around) +
      beyond(web.words([room], "es"), web.words(exercisePage, "es")) +
      beyond(web.styles([room]), web.styles(exercisePage)),
  );
}

/** Spanish runs longer than English; the other language is never fetched. */
function wordsWeight(web: BuiltWeb, name: string, sources: readonly string[]): Requirement {
  return kilobytes(`${name}, its words in Spanish`, 8, web.weigh(web.words(sources, "es")));
}

function missing(what: string, sources: readonly string[], most: number): Requirement {
  const figure = `the build has not all of ${sources.join(", ")}`;
  return { what: `weight: ${what}`, wanted: `≤ ${most} kB`, figure, ok: false };
}

function later(web: BuiltWeb): (string | number)[][] {
  const first = web.closure([app]) ?? new Set<string>();
  return web.later
    .map((name) => ({ name, bytes: weighBeyond(web, name, first) }))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => [name.replace(/^.*node_modules\//, ""), (bytes / 1000).toFixed(1)]);
}

function weighBeyond(web: BuiltWeb, name: string, there: ReadonlySet<string>): number {
  return web.weigh([...(web.closure([name]) ?? [])].filter((file) => !there.has(file)));
}
