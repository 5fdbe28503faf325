import { type Topic, topics } from "@salida/rules/topics.ts";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { type Ambient, openAmbient } from "#ambient/ambient.ts";
import { compose } from "#ambient/compose.ts";
import { render, renderLoop } from "#ambient/render.ts";
import { door, success } from "#ambient/signals.ts";
import { useSoundSwitch } from "#sound/sound-switch.ts";

/** For whoever measures the sounds from outside. */
Object.assign(window, { ambient: { topics, compose, render, renderLoop, door, success } });

/** Every sound of the rooms, to be listened to. */
function Listening() {
  const [topic, choose] = useState<Topic>("MYSTERY");
  const [room, setRoom] = useState<Ambient>();
  const [state, turn] = useSoundSwitch();
  function play() {
    const opened = room ?? openAmbient(topic);
    opened.play();
    setRoom(opened);
  }
  function leave() {
    room?.close();
    setRoom(undefined);
  }
  const presses: [name: string, press: () => void][] = [
    ["Play", play],
    ["Pause", () => room?.pause()],
    ["Introduction", () => room?.duck(0.6)],
    ["Recording", () => room?.duck(0)],
    ["Nothing else", () => room?.duck(1)],
    ["Solved", () => room?.success()],
    ["Door", () => room?.door()],
    ["Leave", leave],
  ];
  return (
    <>
      <select aria-label="Topic" value={topic} onChange={({ target }) => choose(target.value as Topic)}>
        {topics.map((it) => (
          <option key={it}>{it}</option>
        ))}
      </select>
      {presses.map(([name, press]) => (
        <button key={name} type="button" onClick={press}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => turn(state === "off")}>
        Sound: {state}
      </button>
    </>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Listening />);
