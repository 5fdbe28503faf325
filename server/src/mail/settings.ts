import { escaped, matching, needed, type Read, type SettingFault, text } from "#settings/shapes.ts";

const server = `smtp:// or smtps://, then user:password@ if need be, a host, :port; nothing after that; ${escaped}`;
const sender = /^([^<>\p{Cc}]*<[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/u;

export const mailShapes = {
  SMTP_URL: text().refine(isMailServer, server).optional(),
  MAIL_FROM: matching(sender, "an address, or Name <address>").optional(),
};

export type MailSettings = Read<typeof mailShapes>;

export function mailFaults(settings: MailSettings): SettingFault[] {
  return settings.SMTP_URL ? needed(settings, ["MAIL_FROM"], "SMTP_URL") : [];
}

/** Whether an address names a mail server and no more: what else could stand in it would change how mail is sent. */
function isMailServer(address: string): boolean {
  try {
    const { protocol, hostname, username, password, pathname, search, hash } = new URL(address);
    const bare = hostname !== "" && /^\/?$/.test(pathname) && search === "" && hash === "";
    const [user, secret] = [username, password].map(decodeURIComponent);
    return /^smtps?:$/.test(protocol) && bare && (user !== "" || secret === "");
  } catch {
    return false;
  }
}
