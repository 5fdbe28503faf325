import type { LibraryWork } from "@salida/library/work.ts";
import { levelOf, levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";

/** Who speaks on a topic: its name, which is the conversation's title, and its voice. */
export type PersonaOf = (topic: (typeof topics)[number]) => { name: string; voice: "woman" | "man" };

/** Conversations as the stock takes them in: one for every topic at every level, another one each time it is held. */
export function chatWorks(personaOf: PersonaOf): LibraryWork[] {
  return topics.flatMap((topic) =>
    levels.map((name): LibraryWork => {
      const level = levelOf(name);
      const { name: title, voice } = personaOf(topic);
      return {
        name: `chat-${topic.toLowerCase()}-${name.toLowerCase()}`,
        kind: "chat",
        topic,
        level,
        title,
        words: 0,
        items: [],
        body: { topic, level, voice },
      };
    }),
  );
}
