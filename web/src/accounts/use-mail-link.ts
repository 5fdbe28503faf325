import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type MailLink, mailLinkIn } from "./mail-link.ts";

/** The link one came by. It is taken out of the address bar at once, so that no history and no bookmark keeps it. */
export function useMailLink(): MailLink {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => mailLinkIn(hash));
  useEffect(() => {
    if (!hash) return;
    setLink(mailLinkIn(hash));
    void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
  return link;
}
