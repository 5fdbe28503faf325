/**
 * Runs an `import()` once all its files have come; the build puts this around every one. Browsers remember a module
 * that did not come, and some a preloaded script too, and never ask for it again: so each file is fetched into the
 * cache before it is asked for as a module, and what failed can be tried again without a reload. A `then` that follows
 * the `import()` becomes part of `run`: what did not come is caught by `catch`, not by its second argument.
 *
 * @param files paths of the module, of what it imports and of its styles, without the leading slash
 * @throws where a file does not come; nothing is remembered of that.
 */
export async function fetchCode<T>(run: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => arrivalOf(`/${file}`)));
  return run();
}

const arrivals = new Map<string, Promise<void>>();

function arrivalOf(href: string): Promise<void> {
  const known = arrivals.get(href);
  if (known !== undefined) return known;
  const arrival = cameWithPage(href)
    ? Promise.resolve()
    : href.endsWith(".css")
      ? wearStyle(href)
      : fetchScript(href);
  arrivals.set(href, arrival);
  arrival.catch(() => arrivals.delete(href));
  return arrival;
}

function cameWithPage(href: string): boolean {
  return document.querySelector(`link[href="${href}"], script[src="${href}"]`) !== null;
}

async function fetchScript(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} is answered by ${answer.status}.`);
  await answer.arrayBuffer();
}

function wearStyle(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not come.`));
    };
    document.head.append(link);
  });
}
