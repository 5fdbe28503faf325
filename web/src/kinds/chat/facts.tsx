import type { chat } from "@salida/contract/kinds/chat.ts";
import type { Told } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { factWords } from "#parts/fact-words.ts";

/** How long a conversation is. */
export function ChatFacts({ exercise }: { exercise: Told<typeof chat> }) {
  const say = useWords(factWords);
  return <span>{say("messageCount", { count: exercise.messageCount })}</span>;
}
