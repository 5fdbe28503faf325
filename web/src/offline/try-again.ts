const first = 2_000;
const longest = 60_000;

/** Runs something again and again, each time after twice as long a pause; `soon` begins with the shortest again. */
export function tryAgain(run: () => void): { soon: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  function wait(pause: number) {
    timer = setTimeout(() => {
      run();
      wait(Math.min(2 * pause, longest));
    }, pause);
  }
  wait(first);
  return {
    soon() {
      clearTimeout(timer);
      wait(first);
    },
    stop: () => clearTimeout(timer),
  };
}
