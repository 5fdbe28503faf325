import { useWords } from "#i18n/room-words.ts";
import { linkWords } from "./link-words.ts";

/** Which address a link is for. */
export function LinkAddress({ email }: { email: string }) {
  const say = useWords(linkWords);
  if (!email) return null;
  return <p className="font-semibold wrap-anywhere">{say("address", { email })}</p>;
}
