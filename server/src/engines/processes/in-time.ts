/** A connection that is silent for fifteen seconds is cut: whoever waits for a reply waits for no part of it longer than this. */
const patience = 10_000;

/** What comes of it, or nothing where a reply would be lost by waiting. */
export async function inTime<T>(coming: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), patience);
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
