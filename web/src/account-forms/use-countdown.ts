import { useEffect, useState } from "react";

/** Seconds still to wait, and a way to wait anew. */
export function useCountdown(first: number): [left: number, wait: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + first * 1000);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [waiting]);

  function wait(seconds: number) {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }

  return [left, wait];
}
