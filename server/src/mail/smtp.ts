import { isLoopbackHost } from "@salida/rules/addresses/hosts.ts";
import { createTransport, type NodemailerError, type SMTPPoolOptions } from "nodemailer";
import { type HandOver, MailFault, MailRefused } from "./mail.ts";

export interface Smtp {
  handOver: HandOver;
  /** What is under way is finished first. */
  close(): void;
}

/** Milliseconds. A whole mail takes less than the queue leaves it to whoever hands it over. */
const patience = { connection: 10_000, socket: 20_000, mail: 45_000 };

/**
 * Hands mail to the server at `url`: smtps:// is encrypted from the start, smtp:// as soon as the server offers it.
 * Connections are opened when there is mail, and kept for the next. `from` is an address, or `Name <address>`.
 */
export function openSmtp(url: string, from: string, { connection, socket, mail } = patience): Smtp {
  const pool = createTransport({
    pool: true,
    // whoever calls tries again; this is for a kept connection that the server has closed meanwhile
    maxRequeues: 1,
    dnsTimeout: connection,
    connectionTimeout: connection,
    greetingTimeout: connection,
    socketTimeout: socket,
    ...serverAt(new URL(url)),
  });
  const sender = senderOf(from);
  return {
    async handOver({ to, language, subject, text, html }) {
      const message = {
        from: sender,
        // an object is one address, whatever stands in it
        to: { name: "", address: to },
        subject,
        text,
        html,
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
        signal: AbortSignal.timeout(mail),
      };
      await pool.sendMail(message).catch((error: NodemailerError) => {
        throw faultOf(error);
      });
    },
    close: () => pool.close(),
  };
}

function serverAt({ protocol, hostname, port, username, password }: URL): SMTPPoolOptions {
  const secure = protocol === "smtps:";
  const host = hostname.replace(/^\[(.+)\]$/, "$1");
  const onLoopback = isLoopbackHost(host);
  return {
    host,
    secure,
    ...(port !== "" && { port: Number(port) }),
    ...(username !== "" && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    // who can take encryption away from the connection would get the password
    requireTLS: !secure && username !== "" && !onLoopback,
    // a server on the same machine has a certificate for another name, or of its own making
    ...(!secure && onLoopback && { tls: { rejectUnauthorized: false } }),
  };
}

function senderOf(from: string): { name: string; address: string } {
  const [, name = "", address = from] = /^"?(.*?)"?\s*<(.+)>$/.exec(from) ?? [];
  return { name, address };
}

function faultOf({ code = "", originalCode, command = "", responseCode, permanent }: NodemailerError): Error {
  const told = `smtp: ${[code, originalCode, responseCode].filter(Boolean).join(" ")}`;
  // 53x: the server wants to know who asks, which the operator mends
  const isAboutUs = responseCode !== undefined && responseCode >= 530 && responseCode < 540;
  const isRefused = permanent && ["RCPT TO", "DATA"].includes(command) && !isAboutUs;
  // no server was asked: the address cannot be written on an envelope
  const isUnwritable = code === "EENVELOPE" && command === "API";
  return isRefused || isUnwritable ? new MailRefused(told) : new MailFault(told);
}
