import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { announceArrival } from "#ui/arrival.ts";

/** After a change of page: the top of it, and the focus on its title. Going back leaves the scroll to the browser. */
export function RouteArrival() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  if (last.current !== pathname) {
    last.current = pathname;
    announceArrival();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs because the page changed, not what it shows
  useEffect(() => {
    if (type !== "POP") scrollTo(0, 0);
  }, [pathname]);
  return null;
}
