import { useState } from "react";

/** How fast recordings are played. */
export const speeds = ["0.5", "0.75", "1", "1.25"] as const;
type Speed = (typeof speeds)[number];

const usual: Speed = "1";
const storageKey = "salida-speed";

/** The speed of recordings; remembered on this device. What is none of them is the usual one. */
export function useSpeed(): [speed: Speed, choose: (speed: string) => void] {
  const [speed, setSpeed] = useState(() => speedOf(localStorage.getItem(storageKey)));
  return [
    speed,
    (chosen) => {
      localStorage.setItem(storageKey, chosen);
      setSpeed(speedOf(chosen));
    },
  ];
}

function speedOf(chosen: string | null): Speed {
  return speeds.find((it) => it === chosen) ?? usual;
}
