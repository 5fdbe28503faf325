import { Suspense } from "react";
import { Outlet, Route, Routes, useLocation } from "react-router";
import { Guard } from "#accounts/guard.tsx";
import { SessionExpiry } from "#accounts/session-expiry.tsx";
import { useWords } from "#i18n/room-words.ts";
import { Content } from "#shell/content.tsx";
import { CrashPage } from "#shell/crash-page.tsx";
import { NotFoundPage } from "#shell/not-found-page.tsx";
import { RouteArrival } from "#shell/route-arrival.tsx";
import { Shell } from "#shell/shell.tsx";
import { words } from "#shell/words.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { ScreenSpinner } from "#ui/spinner.tsx";
import { FollowLinks } from "./follow-links.ts";
import { BrowserRouter } from "./router.tsx";
import { guarded, open, signedIn } from "./screens.tsx";

/** The application: every page by its address, inside the shell. */
export function App() {
  return (
    <BrowserRouter>
      <FollowLinks />
      <RouteArrival />
      <SessionExpiry />
      <Boundary />
    </BrowserRouter>
  );
}

function Boundary() {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={(error) => <CrashPage error={error} />}>
      <Shell>
        <Waiting>
          <Routes>
            <Route element={<Guard />}>
              <Route element={<signedIn.Page />}>
                {guarded.map(({ path, element }) => (
                  <Route key={path} path={path} element={element} />
                ))}
              </Route>
            </Route>
            <Route element={<PublicContent />}>
              {open.map(({ path, element }) => (
                <Route key={path} path={path} element={element} />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Route>
          </Routes>
        </Waiting>
      </Shell>
    </ErrorBoundary>
  );
}

function PublicContent() {
  return (
    <Content>
      <Waiting>
        <Outlet />
      </Waiting>
    </Content>
  );
}

function Waiting({ children }: { children: React.ReactNode }) {
  const say = useWords(words);
  return <Suspense fallback={<ScreenSpinner label={say("loading")} />}>{children}</Suspense>;
}
