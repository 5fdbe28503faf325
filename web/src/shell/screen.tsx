import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { ScreenSpinner } from "#ui/spinner.tsx";
import { CrashPage } from "./crash-page.tsx";
import { words } from "./words.ts";

interface ScreenProps {
  children: ReactNode;
  /** What a message stands in where the page itself brings that. */
  around?: (page: ReactNode) => ReactNode;
}

/** A page's place: a spinner while its code is fetched, a message where that cannot be had or drawn. */
export function Screen({ children, around = (page) => page }: ScreenProps) {
  const say = useWords(words);
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={(error) => around(<CrashPage error={error} />)}>
      <Suspense fallback={<ScreenSpinner label={say("loading")} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
