import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inFolder, openSecrets } from "#accounts/tokens/secrets.ts";
import { anExternalPostgres, type ExternalPostgres } from "#faults/external-postgres.ts";
import { aPort } from "#faults/processes.ts";
import type { Running, Site } from "#faults/site.ts";
import { anObjectStore, type TestObjectStore } from "#media/test-object-store.ts";
import { type TestHost, twoHosts } from "./network.ts";

/** One of the site's processes. It keeps its host, its address and its data folder when it is started again. */
export interface Member {
  url: string;
  host: TestHost;
  /** What it is set to. */
  settings: Record<string, string>;
  running(): Running;
  /** Kills it where it stands; the next start is another process. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Two hosts with two processes each, and what they share: a database, an object store, secrets. Nothing is between them. */
export interface TwoHosts {
  members: readonly Member[];
  addresses: readonly string[];
  postgres: ExternalPostgres;
  objects: TestObjectStore;
  /** Why the hosts are one machine, where they are. */
  reason: string | undefined;
}

/** Each host has a process that only answers calls and one that works as well. */
const roles = ["0", "1"];

export async function openTwoHosts(site: Site): Promise<TwoHosts> {
  const network = await twoHosts();
  site.later(network.remove);
  const postgres = await anExternalPostgres({ address: network.outside });
  site.later(postgres.remove);
  const objects = await anObjectStore({ address: network.outside });
  site.later(objects.close);
  const folder = site.folder();
  const SECRETS = JSON.stringify(await openSecrets(inFolder(folder)));
  const file = join(folder, "shared.json");
  writeFileSync(file, SECRETS, { mode: 0o600 });
  const shared = {
    DATABASE_URL: postgres.url,
    MEDIA_URL: objects.url,
    PUBLIC_URL: "http://salida.example",
    // these hosts are not the open internet
    ALLOW_UNSAFE: "1",
  };
  const members: Member[] = [];
  for (const [at, host] of network.hosts.entries())
    for (const WORKERS of roles) {
      // one host has the secrets as a file, the other one as they are
      const settings = { ...shared, WORKERS, SECRETS: at === 0 ? file : SECRETS };
      members.push(aMember(site, host, { ...settings, HOST: host.address, PORT: String(await aPort()) }));
    }
  await Promise.all(members.map((member) => member.start()));
  return { members, addresses: members.map(({ url }) => url), postgres, objects, reason: network.reason };
}

function aMember(site: Site, host: TestHost, settings: Member["settings"]): Member {
  const dataDir = site.folder();
  let running: Running | undefined;
  const now = () => {
    if (!running) throw new Error("it was never started");
    return running;
  };
  return {
    url: `http://${settings.HOST}:${settings.PORT}`,
    host,
    settings: { ...settings, DATA_DIR: dataDir },
    running: now,
    kill: () => now().killGroup(),
    async start() {
      running = await site.start(dataDir, settings, host.inside);
    },
  };
}
