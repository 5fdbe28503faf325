import type { ProviderName } from "#engines/text/settings.ts";

/** How a request for speech is read, and a sound answered. */
export interface SoundProtocol {
  provider: ProviderName;
  at: RegExp;
  read(body: Body): { user: string; voice: string; format: string };
  /** The answer, in pieces. */
  write(sound: Buffer, type: string): { type: string; pieces: Buffer[] };
}

// biome-ignore lint/suspicious/noExplicitAny: two providers' requests, read as they come
type Body = any;

const pieceLength = 16_384;

const spoken = (provider: ProviderName, at: RegExp): SoundProtocol => ({
  provider,
  at,
  read: ({ input, voice, response_format }) => ({ user: input, voice, format: response_format }),
  write: (sound, type) => ({ type, pieces: cut(sound) }),
});

const google: SoundProtocol = {
  provider: "google",
  at: /\/google\/v1beta\/models\/[^/]+:generateContent$/,
  read: ({ contents, generationConfig }) => ({
    user: contents[0].parts[0].text,
    voice: generationConfig.speechConfig.voiceConfig.prebuiltVoiceConfig.voiceName,
    format: generationConfig.responseModalities.join(),
  }),
  write(sound, mimeType) {
    const inlineData = { mimeType, data: sound.toString("base64") };
    const answer = { candidates: [{ content: { parts: [{ inlineData }] }, finishReason: "STOP" }] };
    return { type: "application/json", pieces: cut(Buffer.from(JSON.stringify(answer))) };
  },
};

export const soundProtocols: readonly SoundProtocol[] = [
  spoken("openai", /\/openai\/v1\/audio\/speech$/),
  spoken("openai-compatible", /\/compatible\/v1\/audio\/speech$/),
  google,
];

function cut(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / pieceLength);
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * pieceLength, (at + 1) * pieceLength));
}
