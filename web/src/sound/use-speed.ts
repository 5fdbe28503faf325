import { useState } from "react";

/** How fast recordings are played. */
export const speeds = ["0.75", "1", "1.25"] as const;
type Speed = (typeof speeds)[number];

const storageKey = "salida-speed";

/** The speed of recordings; remembered on this device. */
export function useSpeed(): [speed: Speed, choose: (speed: Speed) => void] {
  const [speed, setSpeed] = useState(storedSpeed);
  return [
    speed,
    (chosen) => {
      localStorage.setItem(storageKey, chosen);
      setSpeed(chosen);
    },
  ];
}

function storedSpeed(): Speed {
  const stored = localStorage.getItem(storageKey);
  return speeds.find((it) => it === stored) ?? "1";
}
