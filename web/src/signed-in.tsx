import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";
import { SmallMenu } from "#account-menu/small-menu.tsx";
import { UserMenu } from "#account-menu/user-menu.tsx";
import { KindsContext } from "#exercises/kinds-context.ts";
import { kinds } from "#kinds/index.ts";
import { tokens, useUser } from "#session/session.ts";
import { Content } from "#shell/content.tsx";
import { Screen } from "#shell/screen.tsx";
import { SideNavigation } from "#shell/side-navigation.tsx";
import { takeTokensFrom } from "./api.ts";
import { isPassing } from "./problem.ts";

takeTokensFrom(tokens);

/** What stands in the bar of the shell. */
export const inBar = { UserMenu, SmallMenu };

/** What only the signed-in need: the answers kept of the API, the kinds of exercise, the way round. */
export function SignedIn() {
  const { id } = useUser();
  return <Learner key={id} />;
}

/** One learner's: another one begins with nothing of theirs. */
function Learner() {
  const [client] = useState(makeClient);
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
      </KindsContext>
    </QueryClientProvider>
  );
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a request fails at once and says so, instead of waiting unseen.
      queries: {
        networkMode: "always",
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
      },
      mutations: { networkMode: "always" },
    },
  });
}
