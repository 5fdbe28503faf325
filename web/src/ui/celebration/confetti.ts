import "./confetti.css";

import { motionReduced } from "#ui/use-media.ts";

const colours = ["--lamp", "--brand", "--read", "--describe"] as const;
const pieces = 48;

/** Paper from the top of the screen, once; none where less motion is wanted. */
export function throwConfetti() {
  if (motionReduced()) return;
  const sheet = document.createElement("div");
  sheet.className = "confetti";
  sheet.ariaHidden = "true";
  document.body.append(sheet);
  const falls = Array.from({ length: pieces }, (_, place) => fall(sheet, place));
  void Promise.allSettled(falls).then(() => sheet.remove());
}

function fall(sheet: HTMLElement, place: number): Promise<unknown> {
  const piece = document.createElement("i");
  piece.style.left = `${Math.random() * 100}%`;
  piece.style.background = `var(${colours[place % colours.length]})`;
  sheet.append(piece);
  const turn = 360 + Math.random() * 720;
  const drift = (Math.random() - 0.5) * 240;
  return piece.animate(
    [
      { transform: "translateY(-5vh) rotate(0)", opacity: 1 },
      { transform: `translate(${drift}px, 80vh) rotate(${turn}deg)`, opacity: 0 },
    ],
    {
      duration: 1400 + Math.random() * 900,
      delay: Math.random() * 250,
      easing: "cubic-bezier(.2,.5,.5,1)",
      fill: "both",
    },
  ).finished;
}
