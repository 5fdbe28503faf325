import { useWords } from "#i18n/room-words.ts";
import { toast } from "#ui/toasts/toast-store.ts";
import { isFreeToLeave, signOut } from "./session.ts";
import { sessionWords } from "./session-words.ts";

/** Signs out and says how it went. */
export function useSignOut(): () => Promise<void> {
  const say = useWords(sessionWords);
  return async () => {
    if (!(await isFreeToLeave())) return;
    if (await signOut()) toast({ tone: "good", title: say("loggedOut") });
    else toast({ tone: "bad", title: say("logOutFailed"), text: say("logOutFailedText") });
  };
}
