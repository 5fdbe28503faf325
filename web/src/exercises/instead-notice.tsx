import type { Offer } from "@salida/contract/exercises.ts";
import { type Level, levelName } from "@salida/rules/levels.ts";
import { useWords } from "#i18n/room-words.ts";
import { Notice } from "#ui/notice.tsx";
import { topicWords } from "./topics/topic-words.ts";
import { words } from "./words.ts";

interface InsteadNoticeProps {
  offer: Offer;
  /** The level that was asked for. */
  level: Level;
  className?: string;
}

/** Says before anything is made that it would be something else than what was asked for. */
export function InsteadNotice({ offer: { context, given }, level, className }: InsteadNoticeProps) {
  const say = useWords(words);
  const topic = useWords(topicWords);
  const asked = { topic: topic(context), level: levelName(level) };
  if (!given) return <Notice className={className ?? ""} text={say("nothingLeft", asked)} />;
  const got = { topic: topic(given.context), level: levelName(given.level) };
  const what = given.repeat ? "insteadRepeat" : given.context === context ? "insteadLevel" : "insteadTopic";
  return <Notice className={className ?? ""} text={`${say("nothingNew", asked)} ${say(what, got)}`} />;
}
