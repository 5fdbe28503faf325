import { Suspense } from "react";
import { useWords } from "#i18n/room-words.ts";
import { useSession } from "#session/session.ts";
import { sidebar } from "#ui/constants.ts";
import { Icon } from "#ui/icon.tsx";
import { Popup } from "#ui/popup.tsx";
import type { AccountPlaces } from "./account-places.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useDoor } from "./use-door.ts";
import { words } from "./words.ts";

/** The header's entries on a small screen. */
export function MobileMenu({ entries }: Pick<AccountPlaces, "entries">) {
  const say = useWords(words);
  const { status } = useSession();
  const door = useDoor();
  return (
    <Popup
      label={say("menu")}
      button={(open) => <Icon name={open ? "close" : "menu"} className="size-6" />}
      buttonClass="icon-button"
      panelClass="menu absolute top-13 right-0"
    >
      <nav aria-label={say("menu")} style={{ width: `min(${sidebar.widthMobile}, 100vw - 3rem)` }}>
        {status === "in" ? (
          <Suspense>{entries}</Suspense>
        ) : (
          <>
            <a href="/" className="menu-item">
              {say("home")}
            </a>
            {door && (
              <a href={door.href} className="menu-item">
                {door.name}
              </a>
            )}
          </>
        )}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2 border-t border-line p-2">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </nav>
    </Popup>
  );
}
