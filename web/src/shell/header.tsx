import { Suspense } from "react";
import { useLocation } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { useSession } from "#session/session.ts";
import { buttonClass } from "#ui/button.tsx";
import type { AccountPlaces } from "./account-places.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { useDoor } from "./use-door.ts";
import { words } from "./words.ts";

/** The bar at the top of every page. */
export function Header({ account: { menu, entries } }: { account: AccountPlaces }) {
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
          {status === "in" && <Suspense fallback={<span className="icon-button" />}>{menu}</Suspense>}
        </div>
        {status === "out" && <DoorButton />}
        <div className="md:hidden">
          <MobileMenu entries={entries} />
        </div>
      </div>
    </header>
  );
}

/** Leads in. */
function DoorButton() {
  const door = useDoor();
  if (!door) return null;
  return (
    <a
      href={door.href}
      className={buttonClass(
        "quiet",
        "ml-1 min-h-11 px-3 text-13 whitespace-nowrap max-[15rem]:hidden sm:px-4 sm:text-15",
      )}
    >
      {door.name}
    </a>
  );
}
