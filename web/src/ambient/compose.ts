import { randomFrom } from "@salida/rules/random.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { recipes } from "./recipes.ts";
import { foldSeconds, lastSecond, loopSeconds, type Score, type Sound } from "./score.ts";

/** The ambient sound of a topic, note by note; always the same for the same topic. */
export function compose(topic: Topic): Score {
  const { layers, hall, ...harmony } = recipes[topic];
  const sounds = layers.flatMap((layer, at) => layer(harmony, randomFrom(`${topic} ${at}`)));
  return { seconds: loopSeconds + foldSeconds, hall, sounds: sounds.flatMap(intoLoop) };
}

/** What would begin after the loop is left out, what would ring too long is damped. */
function intoLoop(sound: Sound): Sound[] {
  const { at, attack, hold, release } = sound;
  if (at >= loopSeconds) return [];
  return [{ ...sound, release: Math.min(release, lastSecond - at - attack - hold) }];
}
