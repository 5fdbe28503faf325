import { type ComponentType, lazy, useState } from "react";
import { matchPath, Navigate } from "react-router";
import { kindNames } from "#kinds/names.ts";

/** A page with its code: one that has come is drawn at once, and only one that has not makes room for a spinner. */
function screen<P extends object = object>(fetchPage: () => Promise<ComponentType<P>>) {
  let there: ComponentType<P> | undefined;
  const load = async () => {
    there = await fetchPage();
    return there;
  };
  const Awaited = lazy(async () => ({ default: await load() })) as ComponentType<P>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each screen, when this file is loaded
  function Page(props: P) {
    // kept: another component in its place would lose what was typed
    const [Shown] = useState<ComponentType<P>>(() => there ?? Awaited);
    return <Shown {...props} />;
  }
  return { load, Page };
}

const nothing = () => () => null;
const inside = () => import("./signed-in.tsx");
export const signedIn = screen(() => inside().then((it) => it.SignedIn));
// where their code cannot be had the page says so, and the bar has nothing to add
const menu = screen(() => inside().then((it) => it.inBar.UserMenu, nothing));
const entries = screen(() => inside().then((it) => it.inBar.SmallMenu, nothing));

/** What stands in the bar for the signed-in; it comes with their code. */
export const account = { Menu: menu.Page, Entries: entries.Page };
export const notFound = screen(() => import("#shell/not-found-page.tsx").then((it) => it.NotFoundPage));
const login = screen(() => import("#accounts/login-page.tsx").then((it) => it.LoginPage));
const register = screen(() => import("#accounts/register-page.tsx").then((it) => it.RegisterPage));
const confirm = screen(() => import("#accounts/confirm-page.tsx").then((it) => it.ConfirmPage));
const forgot = screen(() => import("#accounts/forgot-page.tsx").then((it) => it.ForgotPage));
const reset = screen(() => import("#accounts/reset-page.tsx").then((it) => it.ResetPage));
const dashboard = screen(() => import("#dashboard/dashboard-page.tsx").then((it) => it.DashboardPage));
const catalogue = screen(() => import("#exercises/catalogue-page.tsx").then((it) => it.CataloguePage));
const profile = screen(() => import("#profile/profile-page.tsx").then((it) => it.ProfilePage));
const review = screen(() => import("#review/review-page.tsx").then((it) => it.ReviewPage));
const placement = screen(() => import("#placement/placement-page.tsx").then((it) => it.PlacementPage));
const room = screen(() => import("#rooms/room-page.tsx").then((it) => it.RoomPage));
const rooms = screen(() => import("#rooms/summary/summary-page.tsx").then((it) => it.RoomSummaryPage));
const summary = screen<{ name: string }>(() =>
  import("#exercises/summary-page.tsx").then((it) => it.SummaryPage),
);
const exercise = screen<{ name: string }>(() =>
  import("#exercises/exercise-page.tsx").then((it) => it.ExercisePage),
);

/** Every page of the signed-in, by address. */
export const guarded = [
  { path: "/dashboard", load: dashboard.load, element: <dashboard.Page /> },
  { path: "/exercises", load: catalogue.load, element: <catalogue.Page /> },
  { path: "/review", load: review.load, element: <review.Page /> },
  { path: "/placement", load: placement.load, element: <placement.Page /> },
  { path: "/profile", load: profile.load, element: <profile.Page /> },
  { path: "/escape-room-summary", load: rooms.load, element: <rooms.Page /> },
  { path: "/escape-room", load: rooms.load, element: <Navigate to="/escape-room-summary" replace /> },
  { path: "/escape-room/:id", load: room.load, element: <room.Page /> },
  ...kindNames.flatMap((name) => [
    { path: `/${name}-summary`, load: summary.load, element: <summary.Page name={name} /> },
    { path: `/${name}`, load: summary.load, element: <Navigate to={`/${name}-summary`} replace /> },
    { path: `/${name}/:id`, load: exercise.load, element: <exercise.Page name={name} /> },
  ]),
];

/** The pages before the guard. */
export const open = [
  { path: "/login", load: login.load, element: <login.Page /> },
  { path: "/register", load: register.load, element: <register.Page /> },
  { path: "/confirm", load: confirm.load, element: <confirm.Page /> },
  { path: "/forgot-password", load: forgot.load, element: <forgot.Page /> },
  { path: "/reset-password", load: reset.load, element: <reset.Page /> },
];

/** Whether an address is one of the application's own pages. */
export function isPage(path: string): boolean {
  return [...open, ...guarded].some((it) => matchPath(it.path, path));
}

/**
 * Fetches what the address will need, at once instead of one after the other; behind the guard that is the log-in where
 * nobody is signed in. Resolves also where it fails.
 */
export async function fetchAhead(path: string, known: boolean): Promise<void> {
  const page = guarded.find((it) => matchPath(it.path, path));
  const behind = page && (known ? [signedIn, menu, entries, page].map((it) => it.load) : [login.load]);
  const loads = behind ?? open.filter((it) => it.path === path).map((it) => it.load);
  await Promise.allSettled(loads.map((load) => load()));
}
