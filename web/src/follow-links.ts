import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isPage } from "./screens.tsx";

/** Where a click leads inside the application; undefined where the browser should go there itself. */
function pageClicked(event: MouseEvent, here: Location): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== here.origin) return;
  if (link.hash && link.pathname === here.pathname) return;
  return isPage(link.pathname) ? `${link.pathname}${link.search}${link.hash}` : undefined;
}

/** Lets every plain link to one of our pages be followed without loading the document again. */
export function FollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    function clicked(event: MouseEvent) {
      const page = pageClicked(event, location);
      if (!page) return;
      event.preventDefault();
      void navigate(page);
    }
    document.addEventListener("click", clicked);
    return () => document.removeEventListener("click", clicked);
  }, [navigate]);
  return null;
}
