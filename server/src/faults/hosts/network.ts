import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { installPackages } from "#faults/debian.ts";

/** A machine of its own, as far as the network tells. */
export interface TestHost {
  address: string;
  /** What a command is put behind to run there. */
  inside: readonly string[];
}

export interface TestNetwork {
  /** Where the hosts find what stands outside of both, the test itself too. */
  outside: string;
  hosts: readonly TestHost[];
  /** Why the hosts are the loopback address with different ports, and no network namespaces. */
  reason?: string;
  remove(): void;
}

const loopback = { address: "127.0.0.1", inside: [] };

/** Two hosts that reach what stands outside, and not each other. It takes root, or to be run behind `unshare -Urn`. */
export async function twoHosts(): Promise<TestNetwork> {
  const holders: ChildProcess[] = [];
  // a namespace goes with the last process in it, and its line with it
  const remove = () => {
    for (const holder of holders.splice(0)) holder.stdin?.end();
  };
  // a range for tests of networks (RFC 2544), so that it is nobody's address
  const range = `198.${18 + ((process.pid >> 8) % 2)}.${process.pid % 256}`;
  const outside = `${range}.1`;
  try {
    if (!existsSync("/usr/sbin/ip") && !existsSync("/sbin/ip")) installPackages("iproute2");
    const hosts: TestHost[] = [];
    for (const at of [1, 2]) {
      const holder = await aNamespace();
      holders.push(holder);
      hosts.push(connect(holder, `s${process.pid}-${at}`, { outside, address: `${range}.${at + 1}` }));
    }
    return { outside, hosts, remove };
  } catch (error) {
    remove();
    const reason = `no network namespaces here: ${(error as Error).message.trim()}`;
    return { outside: loopback.address, hosts: [loopback, loopback], reason, remove };
  }
}

/** A process that keeps a network namespace until its input is closed: it ends when the test does, however that ends. */
async function aNamespace(): Promise<ChildProcess> {
  const holder = spawn("unshare", ["-n", "sh", "-c", "echo made && exec cat"]);
  let said = "";
  holder.stderr.on("data", (chunk) => (said += chunk));
  const ended = once(holder, "close").then(() => {
    throw new Error(said);
  });
  await Promise.race([once(holder.stdout, "data"), ended]);
  ended.catch(() => undefined);
  return holder;
}

/** Lays a line between the namespace and this one. Both lines have the same address at this end. */
function connect(
  { pid = 0 }: ChildProcess,
  line: string,
  { outside, address }: { outside: string; address: string },
): TestHost {
  const inside = ["nsenter", `--net=/proc/${pid}/ns/net`, "--"];
  const ip = (...args: string[]) => run(["ip", ...args]);
  const ipInside = (...args: string[]) => run([...inside, "ip", ...args]);
  ip("link", "add", line, "type", "veth", "peer", "name", "eth0", "netns", String(pid));
  ip("address", "add", outside, "peer", address, "dev", line);
  ip("link", "set", line, "up");
  ipInside("address", "add", address, "peer", outside, "dev", "eth0");
  ipInside("link", "set", "eth0", "up");
  ipInside("link", "set", "lo", "up");
  return { address, inside };
}

function run([program = "", ...args]: readonly string[]): void {
  execFileSync(program, args, { stdio: "pipe", env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin" } });
}
