import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { S3mini } from "s3mini";
import { installPackages } from "#faults/debian.ts";
import { aPort } from "#faults/processes.ts";
import type { TestObjectStore } from "./test-object-store.ts";

const packages = ["swift-proxy", "swift-account", "swift-container", "swift-object", "memcached"];
const rings = ["account", "container", "object"] as const;
const bucket = "salida-media";

type Swift = Pick<TestObjectStore, "place" | "url" | "close">;

/** Debian's object store, which speaks S3 too and checks all signatures; or why there is none on this machine. */
export async function aSwift(): Promise<Swift | { reason: string }> {
  if (process.getuid?.() !== 0) return { reason: "Swift is installed and started as root only" };
  if (!existsSync("/usr/bin/swift-object-server")) installPackages(...packages);
  const folder = mkdtempSync(join(tmpdir(), "salida-swift-"));
  const port = await aPort();
  const ports = {
    account: await aPort(),
    container: await aPort(),
    object: await aPort(),
    memory: await aPort(),
  };
  const settings = join(folder, "etc");
  mkdirSync(settings);
  mkdirSync(join(folder, "node", "disk"), { recursive: true });
  writeFileSync(join(settings, "swift.conf"), hashed);
  for (const kind of rings) {
    writeFileSync(join(settings, `${kind}.conf`), keeper(folder, kind, ports[kind]));
    makeRing(settings, kind, ports[kind]);
  }
  writeFileSync(join(settings, "proxy.conf"), proxy(folder, port, ports.memory));
  const swift = start(folder, ports.memory);
  const endpoint = `http://127.0.0.1:${port}`;
  const place = { bucket, endpoint, region: "us-east-1", key: "test:tester", secret: "testing" };
  const client = new S3mini({
    ...{ endpoint: `${endpoint}/${bucket}`, accessKeyId: place.key, secretAccessKey: place.secret },
    region: place.region,
  });
  await made(client);
  return {
    place,
    url: `s3://test%3Atester:testing@${bucket}?endpoint=${encodeURIComponent(endpoint)}`,
    async close() {
      if (swift.pid) process.kill(-swift.pid, "SIGKILL");
      await new Promise((done) => swift.once("close", done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hashed = `[swift-hash]
swift_hash_path_prefix = salida
swift_hash_path_suffix = salida
[storage-policy:0]
name = only
default = yes
`;

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 1
user = root
swift_dir = ${folder}/etc
`;

const keeper = (
  folder: string,
  kind: string,
  port: number,
) => `${common(folder, port)}devices = ${folder}/node
mount_check = false
fallocate_reserve = 0
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

// without its memory it refuses every S3 request
const proxy = (folder: string, port: number, memory: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memory}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
`;

function makeRing(folder: string, kind: string, port: number): void {
  const builder = `${kind}.builder`;
  const run = (...args: string[]) =>
    execFileSync("swift-ring-builder", [builder, ...args], { cwd: folder, stdio: "pipe" });
  run("create", "4", "1", "0");
  const disk = ["--region", "1", "--zone", "1", "--ip", "127.0.0.1", "--device", "disk", "--weight", "1"];
  run("add", ...disk, "--port", String(port));
  run("rebalance");
}

/** All its processes, in a group and with /etc/swift of their own. */
function start(folder: string, memory: number): ChildProcess {
  const script = `mkdir -p /etc/swift; mount --bind '${folder}/etc' /etc/swift
    memcached -u root -l 127.0.0.1 -p ${memory} &
    for kind in ${rings.join(" ")}; do swift-$kind-server '${folder}'/etc/$kind.conf & done
    exec swift-proxy-server '${folder}/etc/proxy.conf'`;
  return spawn("unshare", ["-m", "sh", "-c", script], { detached: true, stdio: "ignore" });
}

/** Makes the bucket as soon as there is an answer. */
async function made(client: S3mini): Promise<void> {
  const until = Date.now() + 60_000;
  for (;;) {
    const there = await client.createBucket().catch((error: Error) => error);
    if (there === true) return;
    if (Date.now() > until) throw new Error(`Swift does not answer: ${there}`);
    await sleep(250);
  }
}
