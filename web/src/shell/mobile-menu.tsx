import { useLocation } from "react-router";
import { config } from "#config.ts";
import { useWords } from "#i18n/room-words.ts";
import { useSession } from "#session/session.ts";
import { useSignOut } from "#session/use-sign-out.ts";
import { sidebar } from "#ui/constants.ts";
import { Icon } from "#ui/icon.tsx";
import { Popup } from "#ui/popup.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { words } from "./words.ts";

/** The header's entries on a small screen. */
export function MobileMenu() {
  const say = useWords(words);
  const session = useSession();
  const { pathname } = useLocation();
  const onLogin = pathname === "/login";
  return (
    <Popup
      label={say("menu")}
      button={(open) => <Icon name={open ? "close" : "menu"} className="size-6" />}
      buttonClass="icon-button"
      panelClass="menu absolute top-13 right-0"
    >
      <nav aria-label={say("menu")} style={{ width: `min(${sidebar.widthMobile}, 100vw - 3rem)` }}>
        {session.status === "in" && <p className="menu-label">{session.session.user.email}</p>}
        <a href="/" className="menu-item">
          {say("home")}
        </a>
        {session.status === "in" ? (
          <SignedInEntries />
        ) : onLogin && !config.signup ? null : (
          <a href={onLogin ? "/register" : "/login"} className="menu-item">
            {onLogin ? say("register") : say("logIn")}
          </a>
        )}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2 border-t border-line p-2">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </nav>
    </Popup>
  );
}

function SignedInEntries() {
  const say = useWords(words);
  const signOut = useSignOut();
  return (
    <>
      <a href="/dashboard" className="menu-item">
        {say("dashboard")}
      </a>
      <a href="/profile" className="menu-item">
        {say("profile")}
      </a>
      <button type="button" className="menu-item w-full" onClick={() => void signOut()}>
        {say("logOut")}
      </button>
    </>
  );
}
