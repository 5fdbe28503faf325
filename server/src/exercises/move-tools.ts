import type { Flow } from "./flow.ts";
import type { MoveTools } from "./kind.ts";

/** The tools a learner's move is lent, and the names of the sounds it keeps with them. */
export function moveTools(
  { tools, sounds }: Flow,
  learner: string,
  tell: (sentence: string) => void = () => undefined,
): { tools: MoveTools; names: string[] } {
  const names: string[] = [];
  const noted = <Kept extends object | undefined>(kept: Kept): Kept => {
    if (kept && "name" in kept) names.push(String(kept.name));
    return kept;
  };
  return {
    names,
    tools: {
      ...tools,
      asker: learner,
      tell,
      sounds: {
        keep: async (spoken) => noted(await sounds.keep(spoken)),
        speak: async (utterance, level) => noted(await sounds.speak(utterance, level, learner)),
      },
      addressOf: (sound) => sounds.addressOf(sound, learner),
    },
  };
}
