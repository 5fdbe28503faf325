import { chooseLanguage, languageCookie, languageOf, languages } from "@salida/rules/languages.ts";
import type { Build, Fetching } from "./scope.ts";

/** Milliseconds after which a line that says nothing counts as none. */
const patience = 5_000;

interface CookieStore {
  get(name: string): Promise<{ value?: string } | null>;
}

/** The two pages there are, in each language: the landing page, and the application at every other address. */
const addresses = { landing: "/", application: "/dashboard" } as const;
type Page = keyof typeof addresses;

/** Pages are asked of the server each time, since they may have changed; what is kept is for when it does not answer. */
export function openPages({ entry }: Build, cacheName: string) {
  /** Only a page of this build is kept: with another one's it would ask for files that are not there. */
  async function keep(page: Page, response: Response): Promise<boolean> {
    const html = await response.clone().text();
    const language = languageOf(/<html lang="(\w+)"/.exec(html)?.[1]);
    if (!language || (page === "application" && !html.includes(entry))) return false;
    const cache = await caches.open(cacheName);
    await cache.put(keyOf(page, language), response);
    return true;
  }

  async function fetchPage(page: Page, language: string): Promise<void> {
    const response = await fetch(`${addresses[page]}?lng=${language}`, {
      cache: "no-cache",
      redirect: "error",
    });
    if (!response.ok || !(await keep(page, response))) throw new Error(`No ${page} page of this build`);
  }

  async function kept({ pathname, searchParams }: URL): Promise<Response | undefined> {
    const language = await languageAsked(searchParams.get("lng"));
    const cache = await caches.open(cacheName);
    return cache.match(keyOf(pageAt(pathname), language), { ignoreVary: true });
  }

  /** What is told of this install may have changed since the build was. */
  async function refresh(page: Page, response: Response): Promise<void> {
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    if (response.ok && !response.redirected && isPage) await keep(page, response);
  }

  return {
    async keepAll(): Promise<void> {
      const pages: Page[] = ["landing", "application"];
      await Promise.all(pages.flatMap((page) => languages.map((it) => fetchPage(page, it))));
    },

    async answer(event: Fetching, url: URL): Promise<Response> {
      const asked = event.preloadResponse.then((early) => early ?? fetch(event.request));
      const page = pageAt(url.pathname);
      event.waitUntil(asked.then((it) => refresh(page, it.clone())).catch(() => {}));
      try {
        const answer = await Promise.race([asked, silence(patience)]);
        return answer ?? (await kept(url)) ?? (await asked);
      } catch (error) {
        const old = await kept(url);
        if (old) return old;
        throw error;
      }
    },
  };
}

function pageAt(path: string): Page {
  return path === addresses.landing ? "landing" : "application";
}

function keyOf(page: Page, language: string): string {
  return `/${page}.${language}.html`;
}

/** As server and page choose it, as far as a worker can see; the page mends what it cannot. */
async function languageAsked(wish: string | null): Promise<string> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  const cookie = await cookieStore?.get(languageCookie).catch(() => null);
  return chooseLanguage([wish, cookie?.value, ...navigator.languages]);
}

function silence(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
