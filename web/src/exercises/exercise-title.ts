import { type RoomWords, useWords } from "#i18n/room-words.ts";
import type { AnyContract, AnyKind, Told } from "./kind.ts";
import { topicWords } from "./topics/topic-words.ts";

/** What an exercise is called, and the language of that where it is not the page's; its topic where that says more. */
export function useTitle({ titled, words }: AnyKind, { title, context }: Told<AnyContract>) {
  const topic = useWords(topicWords);
  const named = typeof titled === "object";
  const of = useWords(named ? titled : (words as RoomWords<string>));
  if (named) return { title: of("about", { topic: topic(context) }), lang: undefined, topic: undefined };
  return titled === "topic"
    ? { title: topic(context), lang: undefined, topic: undefined }
    : { title, lang: "en" as const, topic: topic(context) };
}
