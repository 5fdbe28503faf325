declare module "wink-lemmatizer" {
  const lemmatize: Record<"noun" | "verb" | "adjective", (word: string) => string>;
  export = lemmatize;
}
