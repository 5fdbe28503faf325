import { useWords } from "#i18n/room-words.ts";
import { useUser } from "#session/session.ts";
import { useSignOut } from "#session/use-sign-out.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { Popup } from "#ui/popup.tsx";

import { ThemeSwitch } from "./theme-switch.tsx";
import { words } from "./words.ts";

/** The learner's address, profile, appearance and the way out. */
export function UserMenu() {
  const say = useWords(words);
  const { email, name } = useUser();
  const signOut = useSignOut();
  return (
    <Popup
      label={say("userMenu", { email })}
      button={() => <Avatar name={name} />}
      buttonClass="icon-button rounded-full"
      panelClass="menu absolute top-13 right-0"
    >
      <p className="menu-label">{email}</p>
      <a href="/profile" className="menu-item">
        <Icon name="user" />
        {say("profile")}
      </a>
      <button type="button" className="menu-item w-full" onClick={() => void signOut()}>
        <Icon name="sign-out" />
        {say("logOut")}
      </button>
      <div className="mt-1 flex items-center justify-between gap-4 border-t border-line px-3 pt-2 pb-1 text-15 text-muted">
        {say("theme")}
        <ThemeSwitch />
      </div>
    </Popup>
  );
}
