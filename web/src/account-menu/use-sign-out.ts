import { useWords } from "#i18n/room-words.ts";
import { isFreeToLeave, signOut } from "#session/session.ts";
import { toast } from "#ui/toasts/toast-store.ts";
import { words } from "./words.ts";

/** Signs out and says how it went. */
export function useSignOut(): () => Promise<void> {
  const say = useWords(words);
  return async () => {
    if (!(await isFreeToLeave())) return;
    if (await signOut()) toast({ tone: "good", title: say("loggedOut") });
    else toast({ tone: "bad", title: say("logOutFailed"), text: say("logOutFailedText") });
  };
}
