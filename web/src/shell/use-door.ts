import { useLocation } from "react-router";
import { config } from "#config.ts";
import { useWords } from "#i18n/room-words.ts";
import { words } from "./words.ts";

/** The account page that one is not on; none where accounts are closed. */
export function useDoor(): { href: string; name: string } | undefined {
  const say = useWords(words);
  const { pathname } = useLocation();
  if (pathname !== "/login") return { href: "/login", name: say("logIn") };
  return config.signup ? { href: "/register", name: say("register") } : undefined;
}
