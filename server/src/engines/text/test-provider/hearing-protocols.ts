import type { ProviderName } from "#engines/text/settings.ts";

/** How a recording to be put into words is read, and the words answered. */
export interface HearingProtocol {
  provider: ProviderName;
  at: RegExp;
  /** The recording as it arrived. */
  read(body: Buffer): Buffer;
  write(text: string): string;
}

const form = (provider: ProviderName, at: RegExp): HearingProtocol => ({
  provider,
  at,
  read: (body) => fileIn(body),
  write: (text) => JSON.stringify({ text }),
});

const google: HearingProtocol = {
  provider: "google",
  at: /\/google\/v1beta\/interactions$/,
  read: (body) => Buffer.from(JSON.parse(body.toString()).input[0].data, "base64"),
  write: (text) =>
    JSON.stringify({
      id: "1",
      status: "completed",
      steps: [{ type: "model_output", content: [{ type: "text", text }] }],
    }),
};

export const hearingProtocols: readonly HearingProtocol[] = [
  form("openai", /\/openai\/v1\/audio\/transcriptions$/),
  form("openai-compatible", /\/compatible\/v1\/audio\/transcriptions$/),
  google,
];

/** The one file of a form. */
function fileIn(body: Buffer): Buffer {
  const boundary = body.subarray(0, body.indexOf("\r\n"));
  const from = body.indexOf("\r\n\r\n", body.indexOf('name="file"')) + 4;
  return body.subarray(from, body.indexOf(Buffer.concat([Buffer.from("\r\n"), boundary]), from));
}
