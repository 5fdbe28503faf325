/** A file of the application's own code did not come; known by its name. */
class NotFetched extends Error {
  override name = "NotFetched";
}

/**
 * Runs an `import()` once all its files have come; the build puts this around every one. Browsers remember a module
 * that did not come, and some a preloaded script too, and never ask for it again: so each file is fetched into the
 * cache before it is asked for as a module, and what failed can be tried again without a reload. A `then` that follows
 * the `import()` becomes part of `run`: what did not come is caught by `catch`, not by its second argument.
 *
 * @param files paths of the module, of what it imports and of its styles, without the leading slash
 * @throws {NotFetched} where a file does not come; nothing is remembered of that.
 */
export async function fetchCode<T>(run: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => arrivalOf(`/${file}`)));
  return run();
}

const arrivals = new Map<string, Promise<void>>();

function arrivalOf(href: string): Promise<void> {
  const known = arrivals.get(href);
  if (known !== undefined) return known;
  const arrival = href.endsWith(".css") ? wearStyle(href) : fetchScript(href);
  arrivals.set(href, arrival);
  arrival.catch(() => arrivals.delete(href));
  return arrival;
}

async function fetchScript(href: string): Promise<void> {
  // what the page itself names is on its way
  if (document.querySelector(`link[href="${href}"], script[src="${href}"]`)) return;
  try {
    const answer = await fetch(href);
    if (answer.ok) return void (await answer.arrayBuffer());
  } catch (cause) {
    throw new NotFetched(href, { cause });
  }
  throw new NotFetched(href);
}

async function wearStyle(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  // or what was preloaded is fetched again
  link.crossOrigin = "";
  link.href = href;
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new NotFetched(href));
    };
    document.head.append(link);
  });
}
