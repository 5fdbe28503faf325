import type { IncomingMessage, ServerResponse } from "node:http";

/** What is sent to whoever asked for a picture. */
export interface Painting {
  /** The picture, whatever its bytes are. */
  bytes?: Uint8Array;
  /** Instead of the picture where it is. */
  url?: string;
  /** Instead of 200. */
  status?: number;
  /** Instead of an answer in its form. */
  raw?: string | Buffer;
  /** Never says anything. */
  silent?: boolean;
}

/** A picture that somebody wants. */
export interface Wanted {
  brief: string;
  path: string;
  key: string;
}

/** Where pictures are asked for, and how what was painted is written. */
const paintingProtocols = [
  {
    at: /\/(openai|compatible)\/v1\/images\/generations$/,
    // biome-ignore lint/suspicious/noExplicitAny: two providers' requests, read as they come
    briefIn: (body: any): string => body.prompt,
    write: ({ bytes, url }: Painting) => ({
      created: 1,
      data: [url ? { url } : { b64_json: Buffer.from(bytes ?? []).toString("base64") }],
    }),
  },
  {
    at: /\/google\/v1beta\/models\/[^/]+:generateContent$/,
    // biome-ignore lint/suspicious/noExplicitAny: as above
    briefIn: (body: any): string => body.contents[0].parts[0].text,
    write: ({ bytes }: Painting) => ({
      candidates: [
        {
          index: 0,
          finishReason: "STOP",
          content: {
            role: "model",
            parts: [
              { inlineData: { mimeType: "image/png", data: Buffer.from(bytes ?? []).toString("base64") } },
            ],
          },
        },
      ],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    }),
  },
];

/** The part of a server that paints. */
export function openEasel() {
  const wanted: Wanted[] = [];
  let brush: (wanted: Wanted, count: number) => Painting = () => ({ status: 500 });
  return {
    wanted,
    paint(next: typeof brush) {
      brush = next;
    },
    /** Answers a request for a picture; false where it is for something else. */
    takes({ url: path = "", headers }: IncomingMessage, response: ServerResponse, body: string): boolean {
      const protocol = paintingProtocols.find(({ at }) => at.test(path));
      // speech is asked for at the same address
      if (!protocol || /"responseModalities":\["AUDIO"\]/.test(body)) return false;
      const { authorization = "", "x-goog-api-key": google = "" } = headers;
      const it = { brief: protocol.briefIn(JSON.parse(body)), path, key: `${authorization}${google}` };
      wanted.push(it);
      send(response, brush(it, wanted.length), protocol.write);
      return true;
    },
  };
}

/** Answers with a painting, or as badly as it is told. */
function send(response: ServerResponse, painting: Painting, write: (painting: Painting) => object): void {
  const { status = 200, raw, silent } = painting;
  if (silent) return;
  response.writeHead(status, { "content-type": "application/json" });
  response.end(
    raw ?? JSON.stringify(status === 200 ? write(painting) : { error: { message: "told to", type: "t" } }),
  );
}
