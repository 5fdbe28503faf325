import lemmatizer from "wink-lemmatizer";

/** The lexicon of English: each gives a word's base form as that part of speech, or the word where it knows none. */
export const { noun: nounBase, verb: verbBase, adjective: adjectiveBase } = lemmatizer;
