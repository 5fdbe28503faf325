import { looksLikeEmail } from "@salida/rules/passwords.ts";
import { useWords } from "#i18n/room-words.ts";
import { words } from "./words.ts";

/** What is wrong with a typed address; nothing where it looks like one. */
export function useEmailFault(): (email: string) => { email?: string } {
  const say = useWords(words);
  return (email) => {
    if (!email.trim()) return { email: say("emailRequired") };
    return looksLikeEmail(email.trim()) ? {} : { email: say("emailInvalid") };
  };
}
