/** What a conversation is marked for, each from 0 to 10. */
export interface ChatParts {
  /** How many messages were answers of the learner's own. */
  turns: number;
  /** How long they were, for the level. */
  length: number;
  /** How many different words there were. */
  variety: number;
  /** How few corrections there were. */
  correctness: number;
  /** How far they kept to the topic. */
  topic: number;
}
