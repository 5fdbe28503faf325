import type { Topic } from "@salida/rules/topics.ts";

/** Topics that need a word on what is fit for fourteen, for a model that writes or talks about them. */
export const topicCare: Partial<Record<Topic, string>> = {
  MURDER: "a puzzle for a detective: no blood, no cruelty, nobody of the reader's age harmed",
  HORROR: "eerie and playful, nothing cruel",
  CONSPIRACY:
    "an invented rumour in an invented place, and how somebody looks into it; nothing about real events",
  ROMANCE: "first meetings, shyness, friendship; nothing sexual",
  ALIENS: "strangers who try to understand each other",
  SURVIVAL: "skill and calm; nobody dies",
};
