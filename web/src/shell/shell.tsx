import { type ReactNode, Suspense } from "react";
import { useWords } from "#i18n/room-words.ts";
import { soon } from "#offline/drawn.ts";
import { Toaster } from "#ui/toasts/toaster.tsx";
import type { AccountPlaces } from "./account-places.ts";
import { Header } from "./header.tsx";
import { words } from "./words.ts";

const OfflineNote = soon(() => import("#offline/offline-note.tsx").then((it) => it.OfflineNote));

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
        <Suspense>
          <OfflineNote />
        </Suspense>
        {children}
      </div>
      <Toaster region={say("notifications")} close={say("closeToast")} />
    </>
  );
}
