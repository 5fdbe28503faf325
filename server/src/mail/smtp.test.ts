import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { inspect } from "node:util";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test, vi } from "vitest";
import { writeMail } from "./letter.ts";
import { MailRefused } from "./mail.ts";
import { openSmtp, type Smtp } from "./smtp.ts";
import { answering, someSmtp } from "./test-smtp.ts";

const link = `https://salida.example/confirm#token_hash=${"t".repeat(43)}&type=signup`;
const mail = writeMail(
  {
    subject: "Confirma tu dirección",
    parts: ["¡Hola!", { label: "Ábrelo", href: link }, { code: "012345" }],
  },
  "learner@salida.test",
  "es",
);
const from = "Salida, English <post@mail.salida.test>";
const short = { connection: 500, socket: 500, mail: 1_500 };

const closers: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const close of closers.splice(0)) await close();
});

async function aServer(options: SMTPServerOptions = {}) {
  const server = await someSmtp(options);
  closers.push(server.close);
  return server;
}

/** A server that does as it likes with each connection. */
async function aSocketServer(serve: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on("error", () => undefined));
    serve(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A server that agrees to whatever is said, and remembers it. */
async function aYesServer(): Promise<{ port: number; said: () => string }> {
  let said = "";
  const port = await aSocketServer((socket) => {
    let inMessage = false;
    socket.write("220 here\r\n");
    socket.on("data", (bytes) => {
      said += bytes;
      if (inMessage && !said.endsWith("\r\n.\r\n")) return;
      inMessage = !inMessage && String(bytes) === "DATA\r\n";
      socket.write(inMessage ? "354 go on\r\n" : "250 yes\r\n");
    });
  });
  return { port, said: () => said };
}

function toServer(url: string): Smtp {
  const smtp = openSmtp(url, from, short);
  closers.push(smtp.close);
  return smtp;
}

/** What a hand-over that must fail throws; it tells nobody's address, no secret and no words of the server's. */
async function faultOf(smtp: Smtp, given = mail): Promise<Error> {
  const fault = await smtp.handOver(given).then(
    () => undefined,
    (error: Error) => error,
  );
  if (!fault) throw new Error("it was taken");
  expect(inspect(fault, { depth: 9, showHidden: true })).not.toMatch(
    /learner|salida\.test|secret|token_hash|no, /,
  );
  return fault;
}

/** A mail's own headers, and its parts decoded, by their type. */
function opened(raw: string): { headers: string; parts: Record<string, string> } {
  const [headers = "", boundary = ""] = /^(.*?boundary="(.+?)".*?)\r\n\r\n/s.exec(raw)?.slice(1) ?? [];
  const parts = raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part): [string, string] => {
      const [head = "", body = ""] = part.split("\r\n\r\n", 2).length === 2 ? splitOnce(part) : [part];
      const encoding = /content-transfer-encoding: (.+)/i.exec(head)?.[1]?.trim() ?? "7bit";
      return [
        /content-type: ([\w/]+)/i.exec(head)?.[1] ?? "",
        decoded(body, encoding).replaceAll("\r\n", "\n"),
      ];
    });
  return { headers, parts: Object.fromEntries(parts) };
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf("\r\n\r\n");
  return [part.slice(0, at), part.slice(at + 4)];
}

function decoded(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return body;
  const bytes = body.replaceAll("=\r\n", "").replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes.replaceAll(/%(?![\dA-F]{2})/g, "%25"));
}

test("a mail arrives with both its parts, from and to whom it should be", async () => {
  const { port, received } = await aServer();

  await toServer(`smtp://127.0.0.1:${port}`).handOver(mail);

  const [one] = received;
  const { headers, parts } = opened(one?.raw ?? "");
  expect(received).toHaveLength(1);
  expect(one).toMatchObject({ from: "post@mail.salida.test", to: ["learner@salida.test"], encrypted: true });
  expect(parts["text/plain"]?.trim()).toBe(mail.text.trim());
  expect(parts["text/html"]?.trim()).toBe(mail.html.trim());
  expect(headers).toMatch(/^From: "Salida, English" <post@mail\.salida\.test>\r$/m);
  expect(headers).toMatch(/^To: learner@salida\.test\r$/m);
  expect(headers).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(headers).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(headers).toMatch(/^Content-Language: es\r$/m);
  expect(headers).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(headers).toMatch(/^Message-ID: <[^@\s]+@mail\.salida\.test>\r$/m);
  expect(headers).not.toMatch(/x-mailer|nodemailer/i);
});

const signedIn = (user: string, pass: string): SMTPServerOptions => ({
  authOptional: false,
  onAuth: ({ username, password }, _session, done) =>
    username === user && password === pass ? done(null, { user }) : done(answering(535)),
});

test("signs in with the address's name and password, over TLS where the server offers it", async () => {
  const { port, received } = await aServer(signedIn("post@salida.test", "p@ss:word/1"));

  await toServer(`smtp://post%40salida.test:p%40ss%3Aword%2F1@127.0.0.1:${port}`).handOver(mail);

  expect(received).toMatchObject([{ user: "post@salida.test", encrypted: true }]);
});

test("a wrong password is a fault of today: the operator mends it, and the mail goes out", async () => {
  const { port, received } = await aServer(signedIn("post", "secret"));

  const wrong = await faultOf(toServer(`smtp://post:secreter@127.0.0.1:${port}`));
  const none = await faultOf(toServer(`smtp://127.0.0.1:${port}`));

  expect(wrong).not.toBeInstanceOf(MailRefused);
  expect(wrong.message).toBe("smtp: EAUTH 535");
  expect(none).not.toBeInstanceOf(MailRefused);
  expect(received).toEqual([]);
});

test("smtps is encrypted from the start, and only with a certificate that holds", async () => {
  const { port, received } = await aServer({ secure: true });

  expect(await faultOf(toServer(`smtps://127.0.0.1:${port}`))).not.toBeInstanceOf(MailRefused);
  expect(received).toEqual([]);
  // the test server's certificate is of its own making; Node warns of the setting that lets it through
  vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
  vi.spyOn(process, "emitWarning").mockReturnValue();
  await toServer(`smtps://127.0.0.1:${port}`).handOver(mail);

  expect(received).toMatchObject([{ encrypted: true }]);
});

test("a password never goes to another machine in clear", async () => {
  const tried: unknown[] = [];
  const open: SMTPServerOptions = {
    hideSTARTTLS: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      tried.push(auth.username);
      done(null, { user: auth.username });
    },
  };
  const { port, received } = await aServer(open);

  // leads to this machine, but is no loopback address
  await faultOf(toServer(`smtp://post:secret@0.0.0.0:${port}`));
  expect([tried, received]).toEqual([[], []]);
  await toServer(`smtp://post:secret@127.0.0.1:${port}`).handOver(mail);

  expect(tried).toEqual(["post"]);
});

test("a certificate that does not hold is refused on another machine, taken on this one", async () => {
  const { port, received } = await aServer();

  expect(await faultOf(toServer(`smtp://0.0.0.0:${port}`))).not.toBeInstanceOf(MailRefused);
  expect(received).toEqual([]);
  await toServer(`smtp://127.0.0.1:${port}`).handOver(mail);

  expect(received).toMatchObject([{ encrypted: true }]);
});

test.each([
  ["a recipient", 550, { onRcptTo: (_to, _session, done) => done(answering(550)) }],
  [
    "a message",
    554,
    { onData: (stream, _session, done) => stream.resume().on("end", () => done(answering(554))) },
  ],
] satisfies [string, number, SMTPServerOptions][])(
  "a server that refuses %s for good is told from one that is busy",
  async (_what, code, options) => {
    const { port } = await aServer(options);

    const fault = await faultOf(toServer(`smtp://127.0.0.1:${port}`));

    expect(fault).toBeInstanceOf(MailRefused);
    expect(fault.message).toMatch(new RegExp(` ${code}$`));
  },
);

test.each([421, 450, 451, 452, 530])(
  "a server that answers %i takes the mail when it is tried again",
  async (code) => {
    let busy = true;
    const { port, received } = await aServer({
      onRcptTo: (_to, _session, done) => done(busy ? answering(code) : null),
    });
    const smtp = toServer(`smtp://127.0.0.1:${port}`);

    expect(await faultOf(smtp)).not.toBeInstanceOf(MailRefused);
    busy = false;
    await smtp.handOver(mail);

    expect(received).toHaveLength(1);
  },
);

test("a sender that the server does not take is the operator's to mend, not the learner's mail lost", async () => {
  const { port } = await aServer({ onMailFrom: (_from, _session, done) => done(answering(553)) });

  expect(await faultOf(toServer(`smtp://127.0.0.1:${port}`))).not.toBeInstanceOf(MailRefused);
});

test("nobody there is a fault of today", async () => {
  const { port, close } = await someSmtp();
  await close();

  const fault = await faultOf(toServer(`smtp://127.0.0.1:${port}`));

  expect(fault).not.toBeInstanceOf(MailRefused);
  expect(fault.message).toBe("smtp: ESOCKET ECONNREFUSED");
});

test("a server that says nothing is given up", async () => {
  const port = await aSocketServer(() => undefined);

  expect((await faultOf(toServer(`smtp://127.0.0.1:${port}`))).message).toBe("smtp: ETIMEDOUT");
});

test("a server that never comes to an end is given up too", async () => {
  const port = await aSocketServer((socket) => {
    socket.write("220 here\r\n");
    const drip = setInterval(() => socket.write("250-and\r\n"), 100);
    socket.on("close", () => clearInterval(drip));
  });

  expect((await faultOf(toServer(`smtp://127.0.0.1:${port}`))).message).toBe("smtp: EABORT");
});

test("a server that dies in the midst of a message may be tried again, and is not tried at once", async () => {
  let begun = 0;
  const port = await aSocketServer((socket) => {
    socket.write("220 here\r\n");
    const answer = (said: Buffer) => {
      if (!String(said).startsWith("DATA")) return socket.write("250 yes\r\n");
      begun += 1;
      socket.off("data", answer).once("data", () => socket.destroy());
      return socket.write("354 go on\r\n");
    };
    socket.on("data", answer);
  });

  expect((await faultOf(toServer(`smtp://127.0.0.1:${port}`))).message).toMatch(
    /^smtp: E(CONNECTION|SOCKET)/,
  );
  expect(begun).toBe(1);
});

test("a kept connection that the server has closed costs no mail", async () => {
  const { port, received, hangUp } = await aServer();
  const smtp = toServer(`smtp://127.0.0.1:${port}`);

  await smtp.handOver(mail);
  hangUp();
  await smtp.handOver(mail);

  expect(received).toHaveLength(2);
});

test.each([
  "learner@salida.test>\r\nBcc: <other@salida.test",
  "learner@salida.test\r\nBcc: other@salida.test",
  "learner@salida.test\r\n\r\nother text",
  "<learner@salida.test>, other@salida.test",
  "learner@salida.test, other@salida.test",
  "other@salida.test <learner@salida.test>",
])("an address cannot bring in a second one, nor a header: %j", async (to) => {
  const { port, said } = await aYesServer();

  await toServer(`smtp://127.0.0.1:${port}`).handOver({ ...mail, to });

  const [envelope = "", message = ""] = said().split("\r\nDATA\r\n");
  const headers = message.slice(0, message.indexOf("\r\n\r\n"));
  const names = headers.match(/^[\w-]+(?=:)/gm);
  expect(envelope.match(/^RCPT TO:.*$/gm)).toEqual([expect.stringMatching(/^RCPT TO:<[^<>]+>\r?$/)]);
  expect(envelope.match(/^[A-Z]{4}(?= )/gm)).toEqual(["EHLO", "MAIL", "RCPT"]);
  expect(names?.toSorted()).toEqual(
    "Auto-Submitted Content-Language Content-Type Date From MIME-Version Message-ID Subject To".split(" "),
  );
});

test("an address that no envelope can carry is refused for good", async () => {
  const { port, received } = await aServer();

  const fault = await faultOf(toServer(`smtp://127.0.0.1:${port}`), { ...mail, to: "" });

  expect(fault).toBeInstanceOf(MailRefused);
  expect(received).toEqual([]);
});
