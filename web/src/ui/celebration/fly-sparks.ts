import "./fly-sparks.css";

import { motionReduced } from "#ui/use-media.ts";

/** A place in the window. */
interface Place {
  x: number;
  y: number;
}

const sparks = 9;
const flightMs = 440;
/** All of them have arrived after 600 ms. */
const stepMs = 20;

/** Sparks fly from one place to another, once; none where less motion is wanted. */
export function flySparks(from: Place, to: Place) {
  if (motionReduced()) return;
  const flock = document.createElement("div");
  flock.className = "sparks";
  flock.ariaHidden = "true";
  // of the page, not of the window: they stay with what they fly to when that scrolls
  flock.style.left = `${from.x + scrollX}px`;
  flock.style.top = `${from.y + scrollY}px`;
  document.body.append(flock);
  const flights = Array.from({ length: sparks }, (_, place) =>
    fly(flock, place, to.x - from.x, to.y - from.y),
  );
  void Promise.allSettled(flights).then(() => flock.remove());
}

function fly(flock: HTMLElement, place: number, right: number, down: number): Promise<unknown> {
  const spark = document.createElement("i");
  flock.append(spark);
  const aside = (place - (sparks - 1) / 2) * 9;
  return spark.animate(
    [
      { transform: "translate(0, 0) scale(0.4)", opacity: 0 },
      {
        transform: `translate(${aside * 2}px, ${-18 - Math.abs(aside) / 3}px) scale(1)`,
        opacity: 1,
        offset: 0.3,
      },
      { transform: `translate(${right}px, ${down}px) scale(0.5)`, opacity: 0.9 },
    ],
    { duration: flightMs, delay: place * stepMs, easing: "cubic-bezier(.5,0,.6,1)", fill: "both" },
  ).finished;
}
