import { useLocation } from "react-router";
import { config } from "#config.ts";
import { useWords } from "#i18n/room-words.ts";
import { useSession } from "#session/session.ts";
import { buttonClass } from "#ui/button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { UserMenu } from "./user-menu.tsx";
import { words } from "./words.ts";

/** The bar at the top of every page. */
export function Header() {
  const say = useWords(words);
  const { status } = useSession();
  const { pathname } = useLocation();
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-line bg-paper">
      <div className="flex h-16 items-center gap-2 px-4 sm:px-6">
        <Logo />
        <nav aria-label={say("menu")} className="hidden items-center gap-1 md:flex">
          <a href="/" className="nav-link px-3">
            {say("home")}
          </a>
          {status === "in" && (
            <a
              href="/dashboard"
              aria-current={pathname === "/dashboard" ? "page" : undefined}
              className="nav-link px-3"
            >
              {say("dashboard")}
            </a>
          )}
        </nav>
        <div className="hidden items-center gap-3 md:flex">
          <LanguageSwitch />
          {status === "in" && <UserMenu />}
        </div>
        {status === "out" && <DoorButton />}
        <div className="md:hidden">
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

/** Leads to the account page that one is not on. */
function DoorButton() {
  const say = useWords(words);
  const { pathname } = useLocation();
  const onLogin = pathname === "/login";
  if (onLogin && !config.signup) return null;
  return (
    <a
      href={onLogin ? "/register" : "/login"}
      className={buttonClass(
        "quiet",
        "ml-1 min-h-11 px-3 text-13 whitespace-nowrap max-[15rem]:hidden sm:px-4 sm:text-15",
      )}
    >
      {onLogin ? say("register") : say("logIn")}
    </a>
  );
}
