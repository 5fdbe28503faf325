import { useWords } from "#i18n/room-words.ts";
import type { AnyContract, AnyKind, Told } from "./kind.ts";
import { topicWords } from "./topics/topic-words.ts";

/** What an exercise is called, and the language of that where it is not the page's; its topic where that says more. */
export function useTitle({ titled }: AnyKind, { title, context }: Told<AnyContract>) {
  const topic = useWords(topicWords);
  return titled === "topic"
    ? { title: topic(context), lang: undefined, topic: undefined }
    : { title, lang: "en" as const, topic: topic(context) };
}
