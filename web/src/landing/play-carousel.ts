import { keepTurning } from "./keep-turning.ts";

/** Scrolling and snapping are the browser's own; this adds the dots, the arrows and the slow turn. */
export function playCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>("[data-track]");
  if (!track) return;
  const slides = [...track.querySelectorAll<HTMLElement>("[data-slide]")];
  const dots = [...carousel.querySelectorAll<HTMLElement>("[data-dot]")];
  const step = (by: number) => show(track, slides, current(track, slides) + by);

  function mark(): void {
    const now = track ? current(track, slides) : 0;
    for (const [index, dot] of dots.entries()) dot.setAttribute("aria-current", String(index === now));
  }

  for (const button of carousel.querySelectorAll<HTMLElement>("[data-step]"))
    button.addEventListener("click", () => step(Number(button.dataset.step)));
  for (const [index, dot] of dots.entries()) dot.addEventListener("click", () => show(track, slides, index));
  track.addEventListener("scroll", mark, { passive: true });
  mark();
  keepTurning(carousel, () => step(1));
}

function offset(slides: HTMLElement[], index: number): number {
  return (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
}

function current(track: HTMLElement, slides: HTMLElement[]): number {
  const distances = slides.map((_, index) => Math.abs(offset(slides, index) - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

function show(track: HTMLElement, slides: HTMLElement[], index: number): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const left = offset(slides, (index + slides.length) % slides.length);
  track.scrollTo({ left, behavior: calm ? "instant" : "smooth" });
}
