import { expect, test } from "vitest";
import { SetupFault } from "#store/setup-fault.ts";
import { readSettings } from "./env.ts";

test.each([
  "secrets.json",
  "./secrets.json",
  "/etc/salida/secrets.json",
  "/run/keys/salida",
  ' {"refresh":""}',
])("takes secrets, or the path of a file of them: %s", (SECRETS) =>
  expect(readSettings({ SECRETS }).SECRETS).toBe(SECRETS),
);

const text = JSON.stringify({ signingKeys: [{ d: "hidden/hidden" }], refresh: "hidden".repeat(8) });
test.each([
  `'${text}'`,
  `"${text}"`,
  JSON.stringify(text),
  Buffer.from(text.repeat(3)).toString("base64"),
  "hidden".repeat(7),
  `${"/hidden".repeat(30)}.json`,
  "hidden\n/hidden",
])("secrets that came quoted, encoded or cut are no path, and are not told: %#", (SECRETS) => {
  expect(() => readSettings({ SECRETS })).toThrow(/^settings: SECRETS: a file's path, .* without quotes/);
  expect(() => readSettings({ SECRETS })).not.toThrow(/hidden/);
});

test.each([
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["MEDIA_ULR", "MEDIA_URL"],
  ["PUBLIC_URI", "PUBLIC_URL"],
  ["REDIRECT_URL", "REDIRECT_URLS"],
  ["TEXT_MODELS", "TEXT_MODEL"],
  ["MAIL_FORM", "MAIL_FROM"],
  ["SECRETTS", "SECRETS"],
])("%s is refused, since %s is meant", (name, meant) => {
  expect(() => readSettings({ [name]: "hidden" })).toThrow(
    new SetupFault(`settings: ${name}: there is no such setting; ${meant} is`),
  );
});

test("a name beside a setting that is set, or without a value, is another program's", () => {
  expect(() => readSettings({ REDIRECT_URL: "x", REDIRECT_URLS: "https://salida.example" })).not.toThrow();
  expect(() => readSettings({ DATABASE_URI: "" })).not.toThrow();
});

const ordinary =
  `PATH HOME HOSTNAME SHELL USER LOGNAME LANG LANGUAGE TERM PWD OLDPWD TMPDIR EDITOR PAGER DISPLAY MAIL MAILTO
MAILCHECK HISTFILE COLORTERM SSH_AUTH_SOCK DBUS_SESSION_BUS_ADDRESS XDG_RUNTIME_DIR XDG_DATA_DIRS XDG_DATA_HOME BROWSER
NODE_ENV NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NPM_CONFIG_CACHE INIT_CWD CI TZ DEBUG PROXY HTTP_PROXY HTTPS_PROXY NO_PROXY
INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET SYSTEMD_EXEC_PID CREDENTIALS_DIRECTORY STATE_DIRECTORY RUNTIME_DIRECTORY
KUBERNETES_PORT KUBERNETES_SERVICE_HOST CONTAINER VIRTUAL_ENV PYTHONPATH LOGLEVEL LOG_FILE LOG_FORMAT LOG_DIR DATADIR DATA_PATH
BASE_URL SITE_URL API_URL APP_URL ROOT_URL REDIS_URL CACHE_URL MONGO_URL MYSQL_URL POSTGRES_URL DATABASE_HOST DATABASE_NAME
DATABASE_USER PGHOST PGDATABASE PGPASSWORD PGSSLROOTCERT SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD MAIL_HOST MAIL_PORT MAIL_TO
PUBLIC_KEY PUBLIC_DIR PUBLIC_PATH MEDIA_ROOT MEDIA_DIR IMAGE_TAG IMAGE_NAME AUTH_TOKEN AUTH_SECRET AUTH_USER SECRET SECRET_KEY
WORKER WORKER_ID ONLINE SESSION_SECRET OPENAI_BASE_URL OPENAI_ORG_ID AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_REGION
GOOGLE_API_KEY GOOGLE_APPLICATION_CREDENTIALS SPEECH_REGION SENTRY_DSN TEXTDOMAIN MALLOC_ARENA_MAX LD_PRELOAD`.split(
    /\s+/,
  );

test("what stands in an environment anyway is refused by nobody", () => {
  expect(ordinary.length).toBeGreaterThan(100);
  expect(() => readSettings(Object.fromEntries(ordinary.map((name) => [name, "x"])))).not.toThrow();
});

test.each([
  { DATABASE_URL: "postgres://salida:p#w/x@db.example/salida" },
  { MEDIA_URL: "s3://key:s#cret/x@bucket?endpoint=https://store.example" },
  { SMTP_URL: "smtp://salida:p#w/x@mail.example", MAIL_FROM: "salida@mail.example" },
])("a password with signs of its own in it is told how to write it, and not told: %#", (settings) => {
  expect(() => readSettings(settings)).toThrow(/in a password is written as %23 and so on$/);
  expect(() => readSettings(settings)).not.toThrow(/w\/x|cret\/x/);
});

test.each(["TEXT_MODEL", "CHAT_MODEL", "SPEECH_MODEL", "IMAGE_MODEL", "TRANSCRIPTION_MODEL"])(
  "a model without a provider is one fault: %s",
  (name) =>
    expect(() => readSettings({ [name]: "foo" })).toThrow(
      new RegExp(`^settings: ${name}: a provider \\([^;]*name$`),
    ),
);
