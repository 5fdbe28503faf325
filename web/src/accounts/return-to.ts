import { isOwnPage } from "@salida/rules/addresses/return-address.ts";
import type { NavigateFunction } from "react-router";
import { config } from "#config.ts";
import { giveSessionAway } from "#session/session.ts";
import type { MailLink } from "./mail-link.ts";

/** Goes where a link that has done its work returns to, or else where it usually does. */
export async function goOn(link: MailLink, navigate: NavigateFunction, usual: string): Promise<void> {
  const target = link.kind === "token" ? link.returnTo : null;
  if (link.kind !== "token" || target === null) return void navigate(usual, { replace: true });
  const { pathname, search } = new URL(target);
  const [own = location.origin] = config.returnTo;
  if (isOwnPage(target, own) || isOwnPage(target, location.origin))
    return void navigate(`${pathname}${search}`, { replace: true });
  location.replace(`${target}#${await sessionFragment(link.type)}`);
}

/** A session as the auth service hands it to a page behind the hash; `sb` marks it as that service's. */
async function sessionFragment(type: string): Promise<string> {
  const session = await giveSessionAway();
  const parts = new URLSearchParams();
  for (const name of ["access_token", "expires_at", "expires_in", "refresh_token", "token_type"])
    parts.set(name, String(session?.[name] ?? ""));
  parts.set("type", type);
  return `${parts}&sb=`;
}
