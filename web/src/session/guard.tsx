import { type Location, Navigate, Outlet, useLocation } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { ScreenSpinner } from "#ui/spinner.tsx";
import { useSession } from "./session.ts";
import { sessionWords } from "./session-words.ts";

/** What an account page may be told by the page one comes from. */
export interface Arrival {
  from?: Pick<Location, "pathname" | "search" | "hash">;
  /** The address of an account just made, still to be confirmed. */
  registered?: string;
  /** The address typed so far. */
  email?: string;
}

/** Where a learner goes once signed in. */
export function originOf(arrival: Arrival | null): string {
  if (!arrival?.from) return "/dashboard";
  const { pathname, search, hash } = arrival.from;
  return `${pathname}${search}${hash}`;
}

/** Lets the signed-in through; sends everyone else to the log-in page, which brings them back. */
export function Guard() {
  const session = useSession();
  const location = useLocation();
  const say = useWords(sessionWords);
  if (session.status === "loading") return <ScreenSpinner label={say("checkingSession")} />;
  if (session.status === "in") return <Outlet />;
  return (
    <Navigate to="/login" replace state={session.left ? null : ({ from: location } satisfies Arrival)} />
  );
}
