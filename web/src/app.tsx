import { Outlet, Route, Routes, useLocation } from "react-router";
import { Guard } from "#session/guard.tsx";
import { SessionExpiry } from "#session/session-expiry.tsx";
import { Content } from "#shell/content.tsx";
import { CrashPage } from "#shell/crash-page.tsx";
import { RouteArrival } from "#shell/route-arrival.tsx";
import { Screen } from "#shell/screen.tsx";
import { Shell } from "#shell/shell.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { FollowLinks } from "./follow-links.ts";
import { BrowserRouter } from "./router.tsx";
import { account, guarded, notFound, open, signedIn } from "./screens.tsx";

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
    <ErrorBoundary resetKey={key} fallback={alone}>
      <Shell account={{ menu: <account.Menu />, entries: <account.Entries /> }}>
        <Screen around={(page) => <Content>{page}</Content>}>
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
              <Route path="*" element={<notFound.Page />} />
            </Route>
          </Routes>
        </Screen>
      </Shell>
    </ErrorBoundary>
  );
}

/** Not even the shell could be drawn. */
function alone(error: unknown) {
  return (
    <main>
      <CrashPage error={error} />
    </main>
  );
}

function PublicContent() {
  return (
    <Content>
      <Screen>
        <Outlet />
      </Screen>
    </Content>
  );
}
