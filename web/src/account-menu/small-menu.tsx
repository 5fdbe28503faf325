import { useWords } from "#i18n/room-words.ts";
import { words } from "#shell/words.ts";
import { SoundToggle } from "./sound-toggle.tsx";
import { useSignOut } from "./use-sign-out.ts";
import { WhoIsIn } from "./who-is-in.tsx";

/** The entries of a small screen's menu: who is in, where to go, sounds, the way out. */
export function SmallMenu() {
  const say = useWords(words);
  const signOut = useSignOut();
  return (
    <>
      <WhoIsIn />
      <a href="/" className="menu-item">
        {say("home")}
      </a>
      <a href="/dashboard" className="menu-item">
        {say("dashboard")}
      </a>
      <a href="/profile" className="menu-item">
        {say("profile")}
      </a>
      <button type="button" className="menu-item w-full" onClick={() => void signOut()}>
        {say("logOut")}
      </button>
      <div className="mt-1 border-t border-line px-3 pt-1">
        <SoundToggle />
      </div>
    </>
  );
}
