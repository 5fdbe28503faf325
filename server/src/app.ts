import { existsSync } from "node:fs";
import { join } from "node:path";
import type { LibraryWork } from "@salida/library/work.ts";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type pg from "pg";
import { openAccounts } from "#accounts/accounts.ts";
import { openSecrets } from "#accounts/tokens/secrets.ts";
import { openEmbeddedSpeech } from "#engines/embedded/embedded-speech.ts";
import { type Grammar, openGrammar } from "#engines/grammar/grammar.ts";
import { composedImages } from "#engines/pictures/images.ts";
import type { Speech } from "#engines/speech.ts";
import { tools } from "#exercises/flow.ts";
import { serveExercises } from "#exercises/serve-exercises.ts";
import { serveApiPages } from "#http/api-page.ts";
import { serveHealth } from "#http/health.ts";
import { type NewCounter, serveMetrics } from "#http/metrics.ts";
import { servePages } from "#http/pages.ts";
import { buildServer, closeServer, refuseUnknown } from "#http/server.ts";
import { kinds } from "#kinds/kinds.ts";
import { openMedia } from "#media/media.ts";
import { serveProgress } from "#progress/serve-progress.ts";
import { reporter } from "#reports/reporter.ts";
import { chatWorks } from "#stock/chat-works.ts";
import { importLibrary } from "#stock/import-library.ts";
import { pictureWorks } from "#stock/picture-works.ts";
import { type Database, openStore } from "#store/database.ts";
import { isDiskFull } from "#store/disk.ts";
import { openJobs } from "#store/jobs.ts";
import { sweepStore } from "#store/sweep.ts";
import { personaOf } from "./converse.ts";
import { onLoopback, type Settings, showsOutbox } from "./env.ts";
import { kindTools } from "./judges.ts";
import { painter, recorder } from "./learner-media.ts";
import { learnerSounds } from "./learner-sounds.ts";
import { serveAccount } from "./serve-account.ts";

const version = "0.1.0";
/** Milliseconds between two looks for mail that waits. */
const mailRound = 15_000;

export interface SalidaParts {
  settings: Settings;
  log: FastifyBaseLogger;
  connection(): pg.ClientConfig;
  migrations: string;
  library: readonly LibraryWork[];
  /** The modules that run in threads of their own. */
  workers: { speech: URL; grammar: URL };
  /** The built web application; without it only the calls are served. */
  web: string | undefined;
}

export interface Salida {
  app: FastifyInstance;
  close(): Promise<void>;
}

/** Puts the rooms together: the one place that sees them all. Nothing listens yet. */
export async function openSalida(parts: SalidaParts): Promise<Salida> {
  const { settings, log, connection } = parts;
  const store = await openStore({ connection, migrations: parts.migrations });
  checkLibrary(parts.library);
  await importLibrary(store.db, [...parts.library, ...pictureWorks(), ...chatWorks(personaOf)]);
  const app = buildServer({ log, trustedProxies: settings.TRUSTED_PROXIES });
  const newCounter = serveMetrics(app, {
    token: settings.METRICS_TOKEN,
    fromHere: onLoopback(settings),
  });
  serveHealth(app, async () => {
    if (!(await store.ready())) return "database";
    return (await isDiskFull(settings.DATA_DIR)) ? "disk" : undefined;
  });
  const speech = openEmbeddedSpeech(parts.workers.speech);
  const grammar = openGrammar(parts.workers.grammar, (error) =>
    log.warn({ fault: error.message }, "checker"),
  );
  const { accounts, media } = await serveLearners(app, store.db, { speech, grammar, newCounter }, parts);
  await serveBrowser(app, parts);
  const jobs = settings.WORKERS > 0 ? await openJobs(connection(), jobFault(log)) : undefined;
  await jobs?.every("sweep", "17 * * * *", async () => {
    await sweepStore(store.db, tools.now());
    await accounts.sweep(tools.now());
    await media.sweep(tools.now());
  });
  // mail that failed, or that another process left behind
  const rounds = jobs && setInterval(() => void accounts.sendMail?.().catch(() => undefined), mailRound);
  return {
    app,
    async close() {
      clearInterval(rounds);
      await closeServer(app);
      await jobs?.stop();
      await Promise.all([speech.close(), grammar.close()]);
      await store.close();
    },
  };
}

/** Mounts the auth wire and the product API. */
async function serveLearners(
  app: FastifyInstance,
  db: Database,
  { speech, grammar, newCounter }: { speech: Speech; grammar: Grammar; newCounter: NewCounter },
  { settings, log }: SalidaParts,
) {
  const outbox = showsOutbox(settings);
  const accounts = await openAccounts({ db, settings, dataDir: settings.DATA_DIR, log, outbox });
  accounts.serve(app);
  const door = { app, who: accounts.who };
  const { media: secret } = await openSecrets(settings.DATA_DIR);
  const media = await openMedia({ db, dataDir: settings.DATA_DIR, secret, now: tools.now });
  media.serve(app);
  const record = recorder(speech, media);
  const depict = painter(composedImages(), media);
  const sounds = learnerSounds(speech, media);
  const report = reporter({ db, log, newCounter });
  const limits = settings.DAILY_LIMITS;
  const flow = { db, kinds, limits, tools: kindTools(grammar), record, depict, sounds, report };
  serveProgress(door, { db, now: tools.now, stillThere: accounts.stillThere });
  serveExercises(door, flow);
  serveAccount(door, accounts, flow, media);
  return { accounts, media };
}

async function serveBrowser(app: FastifyInstance, { settings, web }: SalidaParts): Promise<void> {
  serveApiPages(app, settings.PUBLIC_URL, version);
  if (!web || !existsSync(join(web, "app.html"))) return refuseUnknown(app);
  const { AUTH_URL, AUTH_KEY = "", HUMAN_CHECK: humanCheck, SOCIAL_URL: socialUrl } = settings;
  const config = {
    socialUrl: socialUrl ?? null,
    humanCheck,
    turnstileSiteKey: settings.TURNSTILE_SITE_KEY ?? null,
    passwordMinLength: settings.PASSWORD_MIN_LENGTH,
    outbox: showsOutbox(settings),
    browserRecognition: settings.BROWSER_RECOGNITION === "on",
    hosted: AUTH_URL ? { url: AUTH_URL, key: AUTH_KEY } : null,
  };
  const connect = AUTH_URL ? [new URL(AUTH_URL).origin] : [];
  const policy = { connect, challenge: humanCheck === "turnstile" };
  await servePages(app, { folder: web, config, publicUrl: settings.PUBLIC_URL, socialUrl, policy });
}

function checkLibrary(library: readonly LibraryWork[]): void {
  for (const { name, kind, body } of library) {
    const { error } = kinds[kind].content.safeParse(body);
    if (error) throw new Error(`the library's ${name} is not what a ${kind} takes: ${error.message}`);
  }
}

function jobFault(log: FastifyBaseLogger) {
  return (error: unknown) => log.warn({ fault: (error as Error).message }, "jobs");
}
