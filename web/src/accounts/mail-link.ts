import { returnAddress } from "@salida/rules/addresses/return-address.ts";
import { looksLikeEmail } from "@salida/rules/passwords.ts";
import { config } from "#config.ts";

/** What a mailed link is good for. */
type LinkType = "signup" | "recovery" | "email_change";

/**
 * What a mail's link carries behind the hash, which no server sees and no mail scanner follows. The hosted service's
 * links have been used by the time they come here: they bring a session, half of a change, or an error.
 */
export type MailLink =
  | {
      kind: "token";
      type: LinkType;
      tokenHash: string;
      email: string;
      signUp: string | null;
      returnTo: string | null;
    }
  | { kind: "session"; type: LinkType; accessToken: string; refreshToken: string; email: string }
  | { kind: "half" }
  | { kind: "dead"; type: LinkType | null; email: string };

const types: Readonly<Record<string, LinkType>> = {
  signup: "signup",
  email: "signup",
  recovery: "recovery",
  email_change: "email_change",
};

/** Reads a link; one that says nothing of use is dead. */
export function mailLinkIn(hash: string): MailLink {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const type = types[parts.get("type") ?? ""] ?? null;
  const email = addressOnly(parts.get("email"));
  const tokenHash = parts.get("token_hash");
  const accessToken = parts.get("access_token");
  const refreshToken = parts.get("refresh_token");
  if (type && tokenHash) {
    const returnTo = allowedReturn(parts.get("redirect_to"));
    return { kind: "token", type, tokenHash, email, signUp: parts.get("id"), returnTo };
  }
  if (accessToken && refreshToken)
    return {
      kind: "session",
      type: type ?? "signup",
      accessToken,
      refreshToken,
      email: addressIn(accessToken),
    };
  if (parts.get("message") && !parts.has("error")) return { kind: "half" };
  return { kind: "dead", type, email };
}

/** Tells one link from another. */
export function linkKey(link: MailLink): string {
  if (link.kind === "token") return link.tokenHash;
  return link.kind === "session" ? link.accessToken : link.kind;
}

/** Whose token it is, for the eye only: whether it is genuine the auth service says. */
function addressIn(token: string): string {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(payload), (it) => it.charCodeAt(0));
    const { email } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: unknown };
    return addressOnly(email);
  } catch {
    return "";
  }
}

/** Anybody can write one behind the hash: it is looked at here as it was by the server that mailed it. */
function allowedReturn(asked: string | null): string | null {
  const [own, ...listed] = config.returnTo;
  return (own && asked && returnAddress(asked, own, listed)) || null;
}

/** Links are made by anybody, and what is in them is shown: an address, and no other text. */
function addressOnly(text: unknown): string {
  return typeof text === "string" && looksLikeEmail(text) ? text : "";
}
