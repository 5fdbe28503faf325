import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import { partsOf } from "./media-name.ts";
import { type MediaType, mediaTypes } from "./media-store.ts";

const algorithm = "aes-256-gcm";
const hour = 3_600_000;
const types = Object.keys(mediaTypes) as MediaType[];
/** Bytes: the hash, the type's place, the learner, the hour it ends. */
const plainLength = 32 + 1 + 16 + 4;
/** No spare bits at the end, so that each token is written in one way only. */
const shape = /^[\w-]{108}$/;

/** What a token lets its bearer read, and until when. */
export interface MediaGrant {
  name: string;
  learner: string;
  expires: Date;
}

/** Tokens that grant a file to a learner. Nothing can be read off them, and none can be made without the secret. */
export interface MediaTokens {
  /** Good for one to two hours, and the same for all of an hour, so that browsers find what they have. */
  seal(name: string, learner: string, now: Date): string;
  /** Undefined for what we did not make, and for what is over. */
  open(token: string, now: Date): MediaGrant | undefined;
}

export function openMediaTokens(secret: string): MediaTokens {
  const keys = Buffer.from(hkdfSync("sha256", secret, "", "salida media", 64));
  const [key, nonceKey] = [keys.subarray(0, 32), keys.subarray(32)];
  return {
    seal(name, learner, now) {
      const plain = plainOf(name, learner, Math.floor(now.getTime() / hour) + 2);
      // made from what it says: the same token each time, and no nonce twice for different ones
      const nonce = createHmac("sha256", nonceKey).update(plain).digest().subarray(0, 12);
      const cipher = createCipheriv(algorithm, key, nonce);
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(token, now) {
      if (!shape.test(token)) return undefined;
      const bytes = Buffer.from(token, "base64url");
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAuthTag(bytes.subarray(12, 28));
      const grant = grantOf(decipher.update(bytes.subarray(28)), () => decipher.final());
      return grant && grant.expires > now ? grant : undefined;
    },
  };
}

function plainOf(name: string, learner: string, lastHour: number): Buffer {
  const parts = partsOf(name);
  if (!parts) throw new Error("not a name of the media store");
  const plain = Buffer.alloc(plainLength);
  plain.write(parts.hash, 0, "hex");
  plain.writeUInt8(types.indexOf(parts.type), 32);
  plain.write(learner.replaceAll("-", ""), 33, "hex");
  plain.writeUInt32BE(lastHour, 49);
  return plain;
}

function grantOf(plain: Buffer, authenticate: () => void): MediaGrant | undefined {
  try {
    authenticate();
  } catch {
    return undefined;
  }
  const type = types[plain.readUInt8(32)];
  if (!type) return undefined;
  const name = `${plain.toString("hex", 0, 32)}.${mediaTypes[type]}`;
  const learner = plain.toString("hex", 33, 49).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return { name, learner, expires: new Date(plain.readUInt32BE(49) * hour) };
}
