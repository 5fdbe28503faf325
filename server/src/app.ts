import type { PlacementItem } from "@salida/library/placement/placement-item.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type pg from "pg";
import { openAccounts } from "#accounts/open-accounts.ts";
import { showsOutbox } from "#accounts/settings.ts";
import { adoptSecrets, claimSecrets } from "#accounts/tokens/claim-secrets.ts";
import { secretsPlace } from "#accounts/tokens/secrets.ts";
import { authWire } from "#accounts/wire/auth-answer.ts";
import type { Manuscript } from "#authoring/author.ts";
import { type Die, openAuthors } from "#authoring/open-authors.ts";
import type { Engines, EngineWorkers } from "#engines/engines.ts";
import { openEngines } from "#engines/open-engines.ts";
import type { Painter } from "#engines/pictures/painter.ts";
import { optician } from "#engines/pictures/remote/safe-picture.ts";
import { painterOf } from "#engines/pictures/settings.ts";
import { speakerOf } from "#engines/speech/settings.ts";
import { noText } from "#engines/text/no-text.ts";
import type { RemoteParts } from "#engines/text/remote/open-remote-text.ts";
import { authoringContext, modelsOf, toldOf } from "#engines/text/settings.ts";
import type { TextEngine } from "#engines/text/text.ts";
import { transcriberOf } from "#engines/transcription/settings.ts";
import { tools } from "#exercises/flow.ts";
import { serveExercises } from "#exercises/serve-exercises.ts";
import { openFigures } from "#figures/open-figures.ts";
import { openGenerations } from "#generations/open-generations.ts";
import { closeServer } from "#http/farewell.ts";
import { serveHealth } from "#http/health.ts";
import { type NewCounter, serveMetrics } from "#http/metrics.ts";
import { type OutageLog, openOutageLog } from "#http/outage-log.ts";
import { refusalOf } from "#http/problem.ts";
import type { Gone } from "#http/serve.ts";
import { buildServer } from "#http/server.ts";
import { onLoopback } from "#http/settings.ts";
import { openKinds } from "#kinds/kinds.ts";
import { glimpser, openAlbum, painter, recorder } from "#lent/learner-media.ts";
import { learnerSounds } from "#lent/learner-sounds.ts";
import { lend } from "#lent/lend.ts";
import { voiceAhead } from "#lent/voice-ahead.ts";
import { type Media, openMedia } from "#media/media.ts";
import { openSpokenOnce } from "#media/spoken-once.ts";
import { servePlacements } from "#placement/serve-placements.ts";
import { serveProgress } from "#progress/serve-progress.ts";
import { reporter, withdrawalTeller } from "#reports/reporter.ts";
import { rememberer } from "#review/remember.ts";
import { serveReviews } from "#review/serve-reviews.ts";
import { openDirector } from "#rooms/director.ts";
import { serveRooms } from "#rooms/serve-rooms.ts";
import { tryOutRoom } from "#rooms/try-out.ts";
import { type Meter, openMeter } from "#spend/meter.ts";
import { chatWorks } from "#stock/chat-works.ts";
import { importLibrary } from "#stock/import-library.ts";
import { type Shipped, shipped, together } from "#stock/shipped.ts";
import { type Channel, openChannel } from "#store/channel.ts";
import { type Database, openStore, type Store } from "#store/database.ts";
import { type Jobs, openJobs } from "#store/jobs.ts";
import { serveToday } from "#today/serve-today.ts";
import type { Settings } from "./env.ts";
import { healthOf } from "./health-of.ts";
import { serveAccount } from "./serve-account.ts";
import { serveBrowser } from "./serve-browser.ts";
import { sweepAll } from "./sweep-all.ts";

export interface SalidaParts {
  settings: Settings;
  log: FastifyBaseLogger;
  connection(): pg.ClientConfig;
  migrations: string;
  library: Shipped;
  /** The items of the placement test. */
  placement: readonly PlacementItem[];
  /** The English words, in small letters, that a slip could make of another. */
  commonWords(): Promise<ReadonlySet<string>>;
  /** The modules that run in processes of their own. */
  workers: EngineWorkers;
  /** What tests set otherwise of models. */
  models?: RemoteParts & { die: Die };
  /** The built web application; without it only the calls are served. */
  web: string | undefined;
}

type Kinds = ReturnType<typeof openKinds>;

export interface Salida {
  app: FastifyInstance;
  close(): Promise<void>;
}

/** Puts the rooms together: the one place that sees them all. Nothing listens yet. */
export async function openSalida(parts: SalidaParts): Promise<Salida> {
  const { settings, log, connection } = parts;
  const store = await openStore({ connection, migrations: parts.migrations });
  const meter = openMeter(store.db, settings, tools.now);
  const { painter: set, text, ...remote } = await openModels(parts, meter);
  const engines = openEngines({
    ...{ ...remote, text },
    workers: parts.workers,
    talker: toldOf(settings, "partner"),
    judge: toldOf(settings, "judge"),
    onFault: (error) => log.warn({ fault: error.message }, "engine"),
  });
  const kinds = openKinds(lend(engines));
  const talks = shipped(chatWorks(engines.partner.personaOf));
  await importLibrary(store.db, together(parts.library, talks), checked(kinds));
  const { isOverloaded } = store;
  const outages = openOutageLog(log, store.look);
  const { TRUSTED_PROXIES: trustedProxies } = settings;
  const app = buildServer({ log, trustedProxies, wires: [authWire], isOverloaded, outages });
  const newCounter = serveMetrics(app, {
    token: settings.METRICS_TOKEN,
    fromHere: onLoopback(settings),
  });
  const others = openChannel<Gone>({ db: store.db, connection, name: "salida_gone" });
  const media = await openMediaOf(parts, store.db, others);
  serveHealth(app, healthOf(settings, { store, media, outages }));
  const jobs = jobsOf(parts, store, outages);
  const lent = { jobs, engines, text, meter, kinds, media, newCounter, others, set };
  const accounts = await serveLearners(app, store.db, lent, parts);
  sweepAll({ jobs, db: store.db, log, accounts, media });
  await Promise.all([serveBrowser(app, parts), jobs.start()]);
  await accounts.adoptMail?.();
  return {
    app,
    async close() {
      await closeServer(app);
      outages.close();
      await jobs.stop();
      accounts.close?.();
      media.close();
      await engines.close();
      await others.close();
      await store.close();
    },
  };
}

function jobsOf({ log, settings: { WORKERS } }: SalidaParts, { db }: Store, outages: OutageLog): Jobs {
  const onFault = (error: unknown) => {
    if (refusalOf(error).code === "unavailable") outages.tell(error);
  };
  return openJobs({ db, log, works: WORKERS > 0, onFault });
}

type Remote = ReturnType<typeof import("./open-remote.ts").openRemote>;

/** The models that the settings name. Providers' clients are a fifth of the program: without one they are not read. */
async function openModels(parts: SalidaParts, meter: Meter): Promise<Remote> {
  const { settings } = parts;
  const places = [speakerOf(settings), transcriberOf(settings), painterOf(settings)];
  const isSet = [...Object.values(modelsOf(settings)), ...places].some((named) => named !== undefined);
  if (isSet) return (await import("./open-remote.ts")).openRemote(parts, meter);
  return { text: noText, speaker: undefined, transcription: undefined, painter: undefined };
}

interface Lent {
  jobs: Jobs;
  engines: Engines;
  text: TextEngine;
  meter: Meter;
  kinds: Kinds;
  media: Media;
  newCounter: NewCounter;
  others: Channel<Gone>;
  set: Remote["painter"];
}

/** Mounts the auth wire and the product API. */
async function serveLearners(
  app: FastifyInstance,
  db: Database,
  { jobs, engines, text, meter, kinds, media, newCounter, others, set }: Lent,
  { settings, log, models, placement, commonWords }: SalidaParts,
) {
  const outbox = showsOutbox(settings);
  const secrets = secretsPlace(settings);
  const accounts = await openAccounts({ db, jobs, settings, secrets, log, outbox, others });
  accounts.serve(app);
  const door = { app, who: accounts.who };
  media.serve(app);
  const { speech } = engines;
  const spoken = openSpokenOnce({ speech, ...media });
  const depict = painter(engines.pictures, media);
  const sounds = learnerSounds(speech, media);
  const tellWithdrawn = withdrawalTeller({ log, newCounter });
  const lookAgain = openFigures({ db, jobs, log, kinds, text, tellWithdrawn });
  const report = reporter({ db, log, newCounter, tellWithdrawn, lookAgain });
  const limits = settings.DAILY_LIMITS;
  const director = openDirector({ db, now: tools.now });
  const authors = openAuthors(text, {
    context: authoringContext(settings),
    commonWords,
    die: models?.die,
    pictures: set && picturesBy(set, engines, media),
  });
  const atOnce = settings.TEXT_CONCURRENCY;
  const tryOut = async ({ file, works }: Manuscript) =>
    file && "puzzles" in file ? tryOutRoom({ kinds, tools }, file, works) : undefined;
  const spent = meter.share;
  const writing = openGenerations({ db, jobs, log, kinds, tools, authors, tryOut, atOnce, spent });
  const flow = {
    ...{ db, kinds, limits, tools, depict, sounds, report, director, writing },
    record: recorder(spoken, media),
    glimpse: glimpser(media),
    remember: rememberer(tools),
    voiceAhead: voiceAhead({ db, kinds }, spoken, jobs),
  };
  serveProgress(door, { db, now: tools.now, stillThere: accounts.stillThere });
  servePlacements(door, { db, tools, items: placement, stillThere: accounts.stillThere });
  serveToday(door, flow);
  serveReviews(door, flow);
  serveExercises(door, flow);
  serveRooms(door, flow);
  serveAccount(door, accounts, flow, media);
  return accounts;
}

async function openMediaOf(
  { settings, log }: SalidaParts,
  db: Database,
  others: Channel<Gone>,
): Promise<Media> {
  const place = secretsPlace(settings);
  // a database in the data folder is nobody else's: whoever takes its secrets away signs everybody out, as told
  const isOwn = !settings.DATABASE_URL && !settings.SECRETS;
  const secrets = isOwn ? await adoptSecrets(db, place) : await claimSecrets(db, place);
  const { DATA_DIR: dataDir, MEDIA_URL: bucket } = settings;
  return openMedia({ db, dataDir, bucket, secret: secrets.media, others, log, now: tools.now });
}

function picturesBy(painter: Painter, { pictures: composer }: Engines, media: Media) {
  return { painter, optician, composer, album: openAlbum(media) };
}

/** Refuses a work that its kind could not give. */
function checked(kinds: Kinds): (work: LibraryWork) => void {
  return ({ name, kind, body }) => {
    const { error } = kinds[kind].content.safeParse(body);
    if (error) throw new Error(`the library's ${name} is not what a ${kind} takes: ${error.message}`);
  };
}
