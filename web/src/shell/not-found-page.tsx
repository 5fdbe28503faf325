import { useLocation } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { Door } from "#ui/door.tsx";
import { Page } from "#ui/page.tsx";
import { words } from "./words.ts";

/** For an address that leads to no page. */
export function NotFoundPage() {
  const say = useWords(words);
  const { pathname } = useLocation();
  return (
    <Page
      title={say("notFound")}
      intro={<span className="wrap-anywhere">{say("notFoundText", { path: pathname })}</span>}
      before={<Door className="mb-6 h-40" />}
      className="max-w-3xl"
    >
      <a href="/" className={buttonClass("primary", "mt-6")}>
        {say("backHome")}
      </a>
    </Page>
  );
}
