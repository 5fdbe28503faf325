import type { Topic } from "@salida/rules/topics.ts";
import { type Check, eachNamed, noTwoNamed } from "./finding.ts";

/** "science-fiction" for SCIENCE_FICTION. */
export function topicFolder(topic: Topic): string {
  return topic.toLowerCase().replaceAll("_", "-");
}

/** A file stands where its topic and level say. */
export const place: Check = (files) =>
  files.flatMap(({ path, file }) => {
    const right = `${topicFolder(file.topic)}/${file.level.toLowerCase()}.yaml`;
    return path === right ? [] : [{ path, what: `should be ${right}`, where: "file" }];
  });

/** A name tells the topic and the level. */
export const idPrefix = eachNamed(({ file, id }) => {
  const prefix = `${topicFolder(file.topic)}-${file.level.toLowerCase()}-`;
  return id.startsWith(prefix) ? undefined : `id should start with ${prefix}`;
});

/** A name is given once. */
export const idOnce = noTwoNamed("id", ({ id }) => id);
