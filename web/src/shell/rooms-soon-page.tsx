import { useWords } from "#i18n/room-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { Door } from "#ui/door.tsx";
import { Page } from "#ui/page.tsx";
import { words } from "./words.ts";

/** Where the escape rooms will be: the dashboard counts them already. */
export function RoomsSoonPage() {
  const say = useWords(words);
  return (
    <Page
      title={say("roomsSoon")}
      intro={say("roomsSoonText")}
      before={<Door className="mb-6 h-40" />}
      className="max-w-3xl"
    >
      <a href="/exercises" className={buttonClass("primary", "mt-6")}>
        {say("roomsMeanwhile")}
      </a>
    </Page>
  );
}
