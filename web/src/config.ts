/** What the server tells every page, in a meta element of the document. */
export interface Config {
  socialUrl: string | null;
  humanCheck: "proof-of-work" | "turnstile" | "off";
  /** Of the hosted challenge, where that is the human check. */
  turnstileSiteKey: string | null;
  /** The hosted auth service that stands in for the embedded accounts: its address and its public key. */
  hosted: { url: string; key: string } | null;
  /** Mails land in a local outbox at /dev/outbox. */
  outbox: boolean;
  passwordMinLength: number;
  /** Whether new accounts are made here. */
  signup: boolean;
  /** Where a mailed link may return to: our own address first, then those listed. */
  returnTo: readonly string[];
  /** Learners may let their browser write down what they say; its maker may get the sound. */
  browserRecognition: boolean;
  /** Pages and answers are kept for when there is no connection. */
  offline: boolean;
}

const defaults: Config = {
  socialUrl: null,
  humanCheck: "proof-of-work",
  turnstileSiteKey: null,
  hosted: null,
  outbox: false,
  passwordMinLength: 6,
  signup: true,
  returnTo: [],
  browserRecognition: false,
  offline: true,
};

/** Reads the meta element; the defaults stand where the server has not filled it in. */
function parseConfig(content: string | null | undefined): Config {
  if (!content?.startsWith("{")) return defaults;
  return { ...defaults, ...(JSON.parse(content) as Partial<Config>) };
}

export const config = parseConfig(
  globalThis.document?.querySelector('meta[name="salida-config"]')?.getAttribute("content"),
);
