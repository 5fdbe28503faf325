import { carouselMs } from "#ui/constants.ts";

/** Calls `turn` every five seconds, but not under a pointer, with the focus inside, unseen, or once stopped. */
export function keepTurning(carousel: HTMLElement, turn: () => void): void {
  const pause = carousel.querySelector<HTMLElement>("[data-pause]");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let stopped = calm.matches;
  let seen = false;
  let timer = 0;

  function settle(): void {
    clearInterval(timer);
    carousel.dataset.stopped = String(stopped);
    const label = stopped ? pause?.dataset.play : pause?.dataset.pause;
    if (label) pause?.setAttribute("aria-label", label);
    const held = carousel.querySelector(":hover, :focus-visible") !== null;
    if (!stopped && !held && seen && !document.hidden) timer = window.setInterval(turn, carouselMs);
  }

  function stop(next: boolean): void {
    stopped = next;
    settle();
  }

  pause?.addEventListener("click", () => stop(!stopped));
  calm.addEventListener("change", () => stop(stopped || calm.matches));
  for (const event of ["pointerenter", "pointerleave", "focusin", "focusout"])
    carousel.addEventListener(event, () => requestAnimationFrame(settle));
  document.addEventListener("visibilitychange", settle);
  whileSeen(carousel, (now) => {
    seen = now;
    settle();
  });
}

function whileSeen(element: HTMLElement, tell: (seen: boolean) => void): void {
  const watch = new IntersectionObserver(([entry]) => tell(entry?.isIntersecting ?? false), {
    threshold: 0.4,
  });
  watch.observe(element);
}
