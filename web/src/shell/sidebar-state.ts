import { useEffect, useLayoutEffect, useState } from "react";
import { sidebar } from "#ui/constants.ts";

function storedOpen(): boolean {
  return !new RegExp(`(?:^|; )${sidebar.cookie}=false`).test(document.cookie);
}

/** Whether the side navigation is wide; kept in a cookie, toggled by ctrl or meta and b. */
export function useSidebar(): [open: boolean, toggle: () => void] {
  const [open, setOpen] = useState(storedOpen);

  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${sidebar.cookie}=${open}; path=/; max-age=${sidebar.cookieSeconds}; SameSite=Lax`;
  }, [open]);

  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== sidebar.key || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen((it) => !it);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);

  return [open, () => setOpen(!open)];
}
