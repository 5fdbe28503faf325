import type { Air, Scene } from "#engines/pictures/scene.ts";
import { withArticle } from "./grammar.ts";
import { type Speech, say } from "./speech.ts";

/** Where we are, when, and in what weather. */
export function open(speech: Speech): void {
  const { scene, level } = speech;
  const { phrase } = scene.setting;
  const day = dayOf(scene);
  if (level === "A1" || level === "A2") {
    say(speech, "frame", [`this is a picture of ${placeName(scene)}`]);
    if (day) say(speech, "day", [`it is ${day}`]);
  } else if (level === "B1") {
    say(speech, "frame", [
      day ? `the picture shows ${daylike(day)} ${phrase}` : `the picture shows some people ${phrase}`,
    ]);
  } else if (level === "B2") {
    say(speech, "frame", [`this picture shows a scene ${phrase}${day ? ` on ${daylike(day)}` : ""}`]);
  } else {
    say(speech, "frame", [
      `the scene is set ${phrase}${day ? ` on what appears to be ${daylike(day)}` : ""}`,
    ]);
  }
}

/** How it all feels, which only the higher levels are asked for. */
export function close(speech: Speech): void {
  const { scene, level } = speech;
  if (level === "B2") say(speech, "frame", [`on the whole, the atmosphere is ${scene.mood}`]);
  if (level === "C1")
    say(speech, "frame", [`all in all, the picture conveys a rather ${scene.mood} atmosphere`]);
  if (level === "C2")
    say(speech, "frame", [
      `taken together, these details lend the scene a distinctly ${scene.mood} atmosphere, with a touch of the absurd`,
    ]);
}

function placeName({ setting }: Scene): string {
  return setting.noun === "mountains" ? "the mountains" : withArticle(setting.noun);
}

/** "a sunny morning", or only "evening" where no weather can be seen; nothing where time cannot be told. */
function dayOf(scene: Scene): string | undefined {
  if (scene.weather && scene.time) return withArticle(`${adjective(scene.air)} ${scene.time}`);
  if (!scene.time) return undefined;
  return scene.time === "day" ? "daytime" : scene.time;
}

/** The same after "on" or "shows". */
function daylike(day: string): string {
  if (day === "daytime") return "an ordinary day";
  return day.includes(" ") ? day : `a quiet ${day}`;
}

function adjective({ time, weather }: Air): string {
  if (weather !== "sunny") return weather;
  return time === "night" ? "clear" : time === "evening" ? "fine" : "sunny";
}
