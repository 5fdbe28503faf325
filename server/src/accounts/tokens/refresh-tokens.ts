import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

const version = 1;
/** Version byte, session, counter, MAC. */
const length = 1 + 16 + 4 + 32;

/** The place of a refresh token in its session's chain. */
export interface RefreshPlace {
  session: string;
  counter: number;
}

export interface RefreshTokens {
  derive(place: RefreshPlace): string;
  /** The place a token names; "forged" when it is shaped like ours and is not, "malformed" when it is not even that. */
  read(token: string): RefreshPlace | "forged" | "malformed";
}

/** Refresh tokens follow from the secret and their place, so that nothing of them is stored. */
export function openRefreshTokens(secret: string): RefreshTokens {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "salida refresh token", 32));

  function derive({ session, counter }: RefreshPlace): string {
    const place = Buffer.alloc(length - 32);
    place.writeUInt8(version);
    place.write(session.replaceAll("-", ""), 1, "hex");
    place.writeUInt32BE(counter, 17);
    return Buffer.concat([place, createHmac("sha256", key).update(place).digest()]).toString("base64url");
  }

  function read(token: string): RefreshPlace | "forged" | "malformed" {
    const bytes = Buffer.from(token, "base64url");
    if (bytes.length !== length || bytes[0] !== version || bytes.toString("base64url") !== token) {
      return "malformed";
    }
    const place = { session: uuidOf(bytes.toString("hex", 1, 17)), counter: bytes.readUInt32BE(17) };
    return timingSafeEqual(Buffer.from(derive(place)), Buffer.from(token)) ? place : "forged";
  }

  return { derive, read };
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
