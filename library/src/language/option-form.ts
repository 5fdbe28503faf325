/** What an option looks like from afar: whether it begins with a capital, and its last mark. */
export function formOf(option: string): string {
  const capital = /^["“‘]?\p{Lu}/u.test(option);
  const mark = option.match(/[.!?…;:,]$/)?.[0] ?? "";
  return `${capital}${mark}`;
}
