import type { Accounts, AccountsOptions } from "#accounts/accounts.ts";
import { openLimits } from "#accounts/limits/limits.ts";
import { sweepLimits } from "#accounts/limits/sweep-limits.ts";
import { rememberCallers } from "#accounts/remembered-callers.ts";
import { takeExport } from "#accounts/take-export.ts";
import { openSecrets } from "#accounts/tokens/secrets.ts";
import type { Caller } from "#http/serve.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { deleteAtProject } from "./delete-at-project.ts";
import { openGoneAccounts, sweepGoneAccounts } from "./gone-accounts.ts";
import { openHostedTokens } from "./hosted-tokens.ts";
import type { HostedSettings } from "./settings.ts";

/** Milliseconds: how long the project may take for an answer, and how soon it is asked for new keys again. */
export interface HostedTimes {
  patience: number;
  pause: number;
}

const usual: HostedTimes = { patience: 5_000, pause: 10_000 };

/**
 * The accounts of a hosted project. The browser talks to the project itself; here its access tokens are read, and its
 * accounts deleted by its admin call.
 *
 * What ends at the project alone (a sign-out, a new password, an account deleted there) is noticed when the access
 * token is over: nothing but the token is asked. What is deleted here is over at once.
 */
export async function openHostedAccounts(
  { db, settings, secrets: place, log, others, now = () => new Date() }: Omit<AccountsOptions, "jobs">,
  times = usual,
): Promise<Accounts> {
  const { base, key, adminKey, secret } = projectOf(settings);
  const secrets = await openSecrets(place);
  const gone = openGoneAccounts(secrets.mailbox);
  const limits = openLimits({ db, mode: settings.RATE_LIMITS, secret: secrets.limits });
  const tokens = openHostedTokens({ base, key, secret, now, ...times });
  const callers = rememberCallers(others);

  const who = async (token: string): Promise<Caller> => {
    const at = now().getTime();
    const remembered = callers.find(token, at);
    if (remembered) return remembered;
    const claims = await tokens.read(token);
    return callers.learn(token, at, claims.exp * 1000, async () => {
      await gone.refuse(db, claims.sub);
      return { account: claims.sub, session: claims.session_id };
    });
  };
  return {
    serve: () => undefined,
    who,
    stillThere: ({ account }, tx) => (tx ? gone.hold(tx, account) : gone.refuse(db, account)),
    async remove(queries, account) {
      await gone.claim(queries, account);
      await deleteAtProject({ base, adminKey, log, patience: times.patience }, account);
      await gone.remember(queries, account, now());
    },
    forget: (account) => callers.forget({ account }),
    async sweep(at) {
      await sweepGoneAccounts(db, at);
      await sweepLimits(db, at);
    },
    takeExport: (id) => takeExport(limits, id),
  };
}

function projectOf({
  AUTH_URL: base,
  AUTH_KEY: key,
  AUTH_ADMIN_KEY: adminKey,
  AUTH_JWT_SECRET,
}: HostedSettings) {
  if (!base || !key || !adminKey) throw new SetupFault("a hosted project needs its address and both keys");
  return { base, key, adminKey, secret: AUTH_JWT_SECRET };
}
