import { QueryClient, QueryClientProvider, replaceEqualDeep } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Outlet } from "react-router";
import { SmallMenu } from "#account-menu/small-menu.tsx";
import { UserMenu } from "#account-menu/user-menu.tsx";
import { KindsContext } from "#exercises/kinds-context.ts";
import { kinds } from "#kinds/index.ts";
import { later } from "#offline/drawn.ts";
import { keeperOf } from "#offline/keeper-of.ts";
import { keepFor } from "#offline/own-storage.ts";
import { oldSince } from "#offline/shown-since.ts";
import { tokens, useUser } from "#session/session.ts";
import { Content } from "#shell/content.tsx";
import { Screen } from "#shell/screen.tsx";
import { SideNavigation } from "#shell/side-navigation.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { takeTokensFrom } from "./api.ts";
import { config } from "./config.ts";
import { keepAnswersWith } from "./keeper.ts";
import { isPassing } from "./problem.ts";

takeTokensFrom(tokens);

/** What stands in the bar of the shell. */
export const inBar = { UserMenu, SmallMenu };

const Background = later(() => import("./background.tsx").then((it) => it.Background));

/** What only the signed-in need: the answers kept of the API, the kinds of exercise, the way round. */
export function SignedIn() {
  const { id } = useUser();
  return <Learner key={id} id={id} />;
}

/** One learner's: another one begins with nothing of theirs. */
function Learner({ id }: { id: string }) {
  const [client] = useState(() => clientOf(id));
  return (
    <QueryClientProvider client={client}>
      <KindsContext value={kinds}>
        <div className="flex flex-1 items-start">
          <SideNavigation />
          <Content className="min-h-[calc(100dvh-4rem)] max-md:pb-18">
            <Screen>
              <Outlet />
            </Screen>
          </Content>
        </div>
        <ErrorBoundary resetKey={id} fallback={() => null}>
          <Suspense>
            <Background account={id} />
          </Suspense>
        </ErrorBoundary>
      </KindsContext>
    </QueryClientProvider>
  );
}

function clientOf(account: string): QueryClient {
  keepFor(account);
  if (config.offline) keepAnswersWith(keeperOf(account));
  return new QueryClient({
    defaultOptions: {
      // Without a connection a request fails at once and says so, instead of waiting unseen.
      queries: {
        networkMode: "always",
        staleTime: 10_000,
        // what stands in for an answer is told from it by what it is, not by what it says
        structuralSharing: (old, now) =>
          (oldSince(old) ?? oldSince(now)) ? now : replaceEqualDeep(old, now),
        retry: (failures, error) => failures < 2 && isPassing(error),
      },
      mutations: { networkMode: "always" },
    },
  });
}
