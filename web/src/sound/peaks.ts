const highest = 100;

/** How loud a recording is in so many parts, 0 to 1, of the peaks as the contract has them: each the loudest of its own. */
export function heightsOf(peaks: string, count: number): number[] {
  const all = Array.from(atob(peaks), (char) => char.charCodeAt(0) / highest);
  return Array.from({ length: count }, (_, part) => {
    const [from = 0, to = 0] = [part, part + 1].map((at) => Math.floor((at * all.length) / count));
    // more parts than peaks: some share one
    return Math.max(0, ...all.slice(from, Math.max(to, from + 1)));
  });
}
