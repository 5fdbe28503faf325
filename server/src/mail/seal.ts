import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";

export interface Seal {
  close(text: string): string;
  /** The text, or undefined when another secret closed it or it was altered. */
  open(sealed: string): string | undefined;
}

/** Encrypts text that lies in the database, for whoever holds the secret: 32 bytes in base64url. */
export function openSeal(secret: string): Seal {
  const key = Buffer.from(secret, "base64url");
  return {
    close(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12), { authTagLength: 16 });
        decipher.setAuthTag(bytes.subarray(12, 28));
        return decipher.update(bytes.subarray(28), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
