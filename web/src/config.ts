/** What the server tells every page, in a meta element of the document. */
export interface Config {
  socialUrl: string | null;
  humanCheck: "proof-of-work" | "off";
  /** Mails land in a local outbox at /dev/outbox. */
  outbox: boolean;
  passwordMinLength: number;
}

const defaults: Config = {
  socialUrl: null,
  humanCheck: "proof-of-work",
  outbox: false,
  passwordMinLength: 6,
};

/** Reads the meta element; the defaults stand where the server has not filled it in. */
function parseConfig(content: string | null | undefined): Config {
  if (!content?.startsWith("{")) return defaults;
  return { ...defaults, ...(JSON.parse(content) as Partial<Config>) };
}

export const config = parseConfig(
  globalThis.document?.querySelector('meta[name="salida-config"]')?.getAttribute("content"),
);
