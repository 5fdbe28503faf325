import { problems } from "@salida/contract/problems.ts";
import { expect, test } from "vitest";
import { readSettings, shapes } from "#env.ts";
import { soundBody } from "#http/sound-gate.ts";
import { deployFile, readCompose, settingsIn, stagesOf } from "./deploy-files.ts";

const compose = readCompose();
const salidas = ["one", "two", "worker"];
const unit = deployFile("salida.service");
const balancer = deployFile("haproxy.cfg");
const image = stagesOf(deployFile("Containerfile")).at(-1) ?? [];
const imageSettings = Object.fromEntries(
  image
    .filter(({ name }) => name === "ENV")
    .flatMap(({ rest }) => rest.split(/\s+/).map((pair) => pair.split("=") as [string, string])),
);
/** What Node reads, and not Salida. */
const nodes = ["NODE_ENV", "NODE_COMPILE_CACHE"];
/** What compose.yaml itself makes of .env. */
const ownOfCompose = ["POSTGRES_PASSWORD", "BUCKET_KEY", "BUCKET_SECRET", "BUCKET_ENDPOINT", "BUCKET"];

const directives = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value = ""]) => value);
const unitSettings = Object.fromEntries(
  directives("Environment").flatMap((line) =>
    line.split(" ").map((pair) => pair.split("=") as [string, string]),
  ),
);

/** With what an operator writes into .env. */
function filledIn(settings: Record<string, string>): Record<string, string> {
  const written: Record<string, string> = {
    ...settingsIn(deployFile(".env.example")),
    ...{ POSTGRES_PASSWORD: "a1", BUCKET_KEY: "b2", BUCKET_SECRET: "c3" },
    ...{ BUCKET: "", BUCKET_ENDPOINT: "" },
  };
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, mark, rest) => {
      const value = written[name] || (mark === "-" ? rest : "");
      if (!value && mark === "?") throw new Error(`${name}: ${rest}`);
      return value;
    });
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, fill(value)]));
}

test("every setting in the files is one that Salida knows", () => {
  const named = [
    ...salidas.flatMap((name) => Object.keys(compose.services[name]?.environment ?? {})),
    ...Object.keys(imageSettings),
    ...Object.keys(unitSettings),
    ...Object.keys(settingsIn(deployFile(".env.example"))).filter((name) => !ownOfCompose.includes(name)),
  ].filter((name) => !nodes.includes(name));

  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !Object.hasOwn(shapes, name))).toEqual([]);
});

test("whatever compose.yaml asks of .env is in its example, and nothing there is asked by nobody", () => {
  const asked = [...deployFile("compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name);
  const told = Object.keys(settingsIn(deployFile(".env.example")));
  const images = asked.filter((name) => name.endsWith("_IMAGE"));

  expect([...new Set(asked)].filter((name) => !images.includes(name)).sort()).toEqual(told.sort());
});

test.each(salidas)("%s could start on the open internet with what compose.yaml gives it", (name) => {
  const settings = readSettings({ ...imageSettings, ...filledIn(compose.services[name]?.environment ?? {}) });

  expect(settings).toMatchObject({ unsafe: [], TRUSTED_PROXIES: 1, PORT: 3000, HOST: "0.0.0.0" });
  expect(settings.MEDIA_URL).toMatchObject({
    bucket: "salida-media",
    key: "b2",
    endpoint: "http://store:8333",
  });
  expect(new URL(settings.DATABASE_URL ?? "").hostname).toBe("database");
});

test("of several processes one works, and the others only answer", () => {
  const works = salidas.map((name) => compose.services[name]?.environment?.WORKERS);

  expect(works).toEqual(["0", "0", "1"]);
});

test("the unit's settings are taken, and its secrets are what systemd lends", () => {
  const settings = readSettings({ ...unitSettings, SECRETS: "/run/credentials/salida.service/secrets.json" });

  expect(settings.DATA_DIR).toBe("/var/lib/salida");
  expect(unitSettings.SECRETS).toBe(`%d/${directives("LoadCredential")[0]?.split(":")[0]}`);
  expect(directives("StateDirectory")).toEqual([settings.DATA_DIR.split("/").at(-1)]);
  expect(unitSettings.NODE_COMPILE_CACHE).toBe(`/var/cache/${directives("CacheDirectory")[0]}`);
});

test("ports and addresses agree between the files", () => {
  const { services, secrets } = compose;
  const { one, two, balancer: front } = services;
  const asked = [front?.environment?.SALIDA_ONE, front?.environment?.SALIDA_TWO];

  expect(asked).toEqual([`one:${imageSettings.PORT}`, `two:${imageSettings.PORT}`]);
  expect(image.find(({ name }) => name === "EXPOSE")?.rest).toBe(imageSettings.PORT);
  expect(image.find(({ name }) => name === "VOLUME")?.rest).toBe(imageSettings.DATA_DIR);
  expect(balancer).toContain("CERTIFICATE-/etc/haproxy/salida.pem");
  expect(front?.volumes).toContain("./certificate.pem:/etc/haproxy/salida.pem:ro");
  expect(one?.healthcheck?.test.at(-1)).toContain(`http://127.0.0.1:${imageSettings.PORT}/healthz`);
  expect(front?.healthcheck?.test.at(-1)).toBe("http://127.0.0.1:8404/alive");
  expect(balancer).toMatch(/bind "127\.0\.0\.1:\$\{OWN_PORT-8404\}"\n {4}monitor-uri \/alive/);
  expect(one?.environment?.SECRETS).toBe(`/run/secrets/${Object.keys(secrets)[0]}`);
  expect([one?.build, two?.build]).toEqual(
    Array(2).fill({ context: "..", dockerfile: "deploy/Containerfile" }),
  );
});

test("nothing but the balancer is reached from outside, and the database and the store see no outside", () => {
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
  const inside = Object.entries(compose.services).filter(
    ([, { networks }]) => !networks?.includes("outside"),
  );

  expect(published.map(([name, { ports }]) => [name, ports])).toEqual([["balancer", ["80:80", "443:443"]]]);
  expect(inside.map(([name]) => name)).toEqual(["database", "store", "bucket"]);
  expect([compose.networks.inside, compose.networks.files]).toEqual([{ internal: true }, { internal: true }]);
});

test("of the store the Salidas reach what asks for a key, and nobody else reaches anything", () => {
  const { store, bucket } = compose.services;
  const beside = Object.entries(compose.services).filter(([, { networks }]) => networks?.includes("files"));

  expect(beside.map(([name]) => name)).toEqual([...salidas, "store"]);
  expect(store?.networks).toEqual(["files"]);
  expect(store?.command).toEqual(expect.arrayContaining(["-ip.bind=127.0.0.1", "-s3.ip.bind=0.0.0.0"]));
  expect(bucket?.network_mode).toBe("service:store");
});

test("what each says is kept up to a size", () => {
  const staying = Object.values(compose.services).filter(({ restart }) => restart);

  expect(staying.map(({ logging }) => logging?.options["max-size"])).toEqual(Array(6).fill("50m"));
});

test("what has to be there first is waited for, and all that stays is started again", () => {
  const waits = Object.values(compose.services).flatMap(({ depends_on: on = {} }) => Object.entries(on));
  const unknown = waits.filter(([name, { condition }]) => {
    const found = compose.services[name];
    if (condition === "service_healthy") return !found?.healthcheck;
    return condition !== "service_completed_successfully" || found?.restart !== undefined;
  });
  const once = Object.entries(compose.services).filter(([, { restart }]) => restart !== "unless-stopped");

  expect(waits.length).toBeGreaterThan(5);
  expect(unknown).toEqual([]);
  expect(once.map(([name]) => name)).toEqual(["bucket"]);
});

test("the balancer's figures are the server's: the largest body, the words of a refusal, the places of health", () => {
  const { status: _, title } = problems.unavailable;
  const bodies = [...balancer.matchAll(/http-error status (\d+) .* string '(.*)' hdr/g)].map(
    ([, status = "", body = ""]) => [Number(status), JSON.parse(body)],
  );

  expect(balancer).toContain(`content-length) gt ${soundBody} `);
  expect(bodies).toEqual(
    [502, 503, 504].map((status) => [status, { type: "about:blank", title, status, code: "unavailable" }]),
  );
  expect([...balancer.matchAll(/uri (\/\S+z)/g)].map(([, path]) => path)).toEqual(["/readyz", "/healthz"]);
});
