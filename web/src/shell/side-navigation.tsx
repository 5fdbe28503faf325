import clsx from "clsx";
import { useLocation } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { sidebar } from "#ui/constants.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { useMobile } from "#ui/use-media.ts";
import { useSidebar } from "./sidebar-state.ts";
import { words } from "./words.ts";

interface Entry {
  to: string;
  word: "dashboard" | "exercises" | "rooms";
  icon: IconName;
  /** Whether an address belongs under this entry. */
  holds: (path: string) => boolean;
}

/** What comes back waits on the dashboard, and a level is first asked for there. */
function isDashboard(path: string): boolean {
  return ["/dashboard", "/review", "/placement"].includes(path);
}

function isRoom(path: string): boolean {
  return path.startsWith("/escape-room");
}

const entries: readonly Entry[] = [
  { to: "/dashboard", word: "dashboard", icon: "gauge", holds: isDashboard },
  {
    to: "/exercises",
    word: "exercises",
    icon: "grid",
    holds: (path) => !isDashboard(path) && path !== "/profile" && !isRoom(path),
  },
  { to: "/escape-room-summary", word: "rooms", icon: "door", holds: isRoom },
];

/** The way round for the signed-in: at the side, or at the bottom of a small screen. */
export function SideNavigation() {
  return useMobile() ? <BottomBar /> : <SideBar />;
}

function SideBar() {
  const say = useWords(words);
  const { pathname } = useLocation();
  const [open, toggle] = useSidebar();
  return (
    <div
      style={{ width: open ? sidebar.width : sidebar.widthCollapsed }}
      className="sticky top-16 flex h-[calc(100dvh-4rem)] shrink-0 flex-col border-r border-line py-4"
    >
      <nav aria-label={say("mainNavigation")} className={clsx("grid gap-1", open ? "px-3" : "px-0.5")}>
        {entries.map(({ to, word, icon, holds }) => (
          <Tooltip key={to} text={say(word)} enabled={!open}>
            <a
              href={to}
              aria-label={open ? undefined : say(word)}
              aria-current={holds(pathname) ? "page" : undefined}
              className={clsx("nav-link", open ? "px-3" : "justify-center")}
            >
              <Icon name={icon} className="size-6" />
              {open && say(word)}
            </a>
          </Tooltip>
        ))}
      </nav>
      <div className={clsx("mt-auto", open ? "px-3" : "px-0.5")}>
        <Tooltip text={open ? say("hideSidebar") : say("showSidebar")} enabled={!open}>
          <button
            type="button"
            aria-expanded={open}
            aria-keyshortcuts="Control+B Meta+B"
            onClick={toggle}
            className={clsx("nav-link w-full", open ? "px-3" : "justify-center")}
          >
            <Icon name="panel" className="size-6" />
            <span className="sr-only">{open ? say("hideSidebar") : say("showSidebar")}</span>
            {open && <kbd className="key ml-auto">Ctrl B</kbd>}
          </button>
        </Tooltip>
      </div>
    </div>
  );
}

function BottomBar() {
  const say = useWords(words);
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={say("mainNavigation")}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 gap-1 border-t border-line bg-paper px-2 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]"
    >
      {entries.map(({ to, word, icon, holds }) => (
        <a
          key={to}
          href={to}
          aria-current={holds(pathname) ? "page" : undefined}
          className="nav-link min-h-14 flex-col justify-center gap-0 text-center text-13 leading-tight"
        >
          <Icon name={icon} className="size-6" />
          {say(word)}
        </a>
      ))}
    </nav>
  );
}
