import type { ReactNode } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Toaster } from "#ui/toasts/toaster.tsx";
import type { AccountPlaces } from "./account-places.ts";
import { Header } from "./header.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { words } from "./words.ts";

/** What every page stands in: the header, the toasts, and the way past them. */
export function Shell({ account, children }: { account: AccountPlaces; children: ReactNode }) {
  const say = useWords(words);
  return (
    <>
      <a href="#content" className="skip-link button">
        {say("skip")}
      </a>
      <Header account={account} />
      <div className="flex min-h-dvh flex-col pt-16">
        <OfflineNote />
        {children}
      </div>
      <Toaster region={say("notifications")} close={say("closeToast")} />
    </>
  );
}
