import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

/** What a mail server was handed. */
export interface Received {
  from: string;
  to: readonly string[];
  /** Who signed in, if anybody. */
  user: string | undefined;
  encrypted: boolean;
  raw: string;
}

export interface TestSmtp {
  port: number;
  received: readonly Received[];
  /** Hangs up on everybody. */
  hangUp(): void;
  close(): Promise<void>;
}

/** A mail server on this machine that takes everything, but for what `options` say. */
export async function someSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({ ...seen(session), raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  // who hangs up in the midst of something is no matter of the server's
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return {
    port: (listening.address() as AddressInfo).port,
    received,
    hangUp: () => {
      for (const connection of server.connections) connection.close();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The server's answer of a mind: `code` is the SMTP reply. */
export function answering(code: number): Error {
  return Object.assign(new Error("no, learner@salida.test"), { responseCode: code });
}

function seen({ envelope, user, secure }: SMTPServerSession): Omit<Received, "raw"> {
  const from = envelope.mailFrom ? envelope.mailFrom.address : "";
  return {
    from,
    to: envelope.rcptTo.map(({ address }) => address),
    user: user || undefined,
    encrypted: secure,
  };
}
