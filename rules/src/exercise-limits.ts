/** What a learner may ask for when creating a reading or a listening. */
export const questionsAsked = { least: 1, most: 5, usual: 2 } as const;

/** Running words asked for; a hint, since the nearest text in stock is served. */
export const wordsAsked = { least: 50, most: 400, usual: 200 } as const;

/** The same of a fill-in. */
export const fillInWordsAsked = { least: 20, most: 100, usual: 50 } as const;

/** Characters of a written description. */
export const descriptionLength = { least: 20, most: 1500 } as const;

/** Messages of the learner in a conversation: from how many on it can be finished, and with which it ends by itself; lengths in characters. */
export const chatLimits = {
  leastMessages: 4,
  mostMessages: 20,
  longestMessage: 1000,
  longestHelp: 200,
} as const;

/** A recording that a learner sends. */
export const uploadLimits = { bytes: 5_000_000, seconds: 60 } as const;

/** Elements on one page of a list; pages count from 0. */
export const pageSize = 20;
