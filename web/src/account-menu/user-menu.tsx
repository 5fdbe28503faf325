import { LearnerAvatar } from "#avatars/learner-avatar.tsx";
import { useWords } from "#i18n/room-words.ts";
import { useUser } from "#session/session.ts";
import { ThemeSwitch } from "#shell/theme-switch.tsx";
import { words as shellWords } from "#shell/words.ts";
import { Icon } from "#ui/icon.tsx";
import { Popup } from "#ui/popup.tsx";
import { SoundToggle } from "./sound-toggle.tsx";
import { useSignOut } from "./use-sign-out.ts";
import { WhoIsIn } from "./who-is-in.tsx";
import { words } from "./words.ts";

/** The learner's name and address, profile, sounds, appearance and the way out. */
export function UserMenu() {
  const say = useWords(shellWords);
  const of = useWords(words);
  const { email, name, avatar } = useUser();
  const signOut = useSignOut();
  return (
    <Popup
      label={of("account", { email })}
      button={() => <LearnerAvatar name={name} avatar={avatar} />}
      buttonClass="icon-button rounded-full"
      panelClass="menu absolute top-13 right-0"
    >
      <WhoIsIn />
      <a href="/profile" className="menu-item">
        <Icon name="user" />
        {say("profile")}
      </a>
      <button type="button" className="menu-item w-full" onClick={() => void signOut()}>
        <Icon name="sign-out" />
        {say("logOut")}
      </button>
      <div className="mt-1 border-t border-line px-3 pt-1 pb-1">
        <SoundToggle />
        <div className="flex items-center justify-between gap-4 text-15 text-muted [&>ul]:flex-nowrap">
          {say("theme")}
          <ThemeSwitch />
        </div>
      </div>
    </Popup>
  );
}
