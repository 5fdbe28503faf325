const unspeakable =
  /\S*[\d()[\]{}/\\&%$€£#@+=*°<>|_~^]\S*|\b(?:\p{L}\.){2,}|\b(?:etc|vs|approx|km|kg|cm|mm)\b/u;

/** What a voice would have to interpret, digits, symbols, abbreviations, as a finding says it; or undefined. */
export function notForTheEar(text: string): string | undefined {
  const found = text.match(unspeakable)?.[0];
  return found && `"${found}" is not written for the ear`;
}
