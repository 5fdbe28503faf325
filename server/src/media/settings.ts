import { escaped, readBy } from "#settings/shapes.ts";

/** A bucket of an object store, and who asks. */
export interface BucketPlace {
  bucket: string;
  /** The store's address, without the bucket. */
  endpoint: string;
  region: string;
  key: string;
  secret: string;
}

const expected = `s3://KEY:SECRET@bucket?endpoint=https://store.example, &region=… where the store has any; ${escaped}`;

export const mediaShapes = { MEDIA_URL: readBy(placeIn, expected).optional() };

function placeIn(given: string): BucketPlace | undefined {
  const url = URL.parse(given);
  const endpoint = URL.parse(url?.searchParams.get("endpoint") ?? "");
  if (url?.protocol !== "s3:" || !endpoint || !/^https?:$/.test(endpoint.protocol)) return undefined;
  const [key, secret] = [url.username, url.password].map(decoded);
  // a bucket's name as every store takes it
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) || !key || !secret) return undefined;
  if (url.pathname.length > 1) return undefined;
  const { origin, pathname } = endpoint;
  return {
    bucket: url.hostname,
    endpoint: `${origin}${pathname}`.replace(/\/+$/, ""),
    region: url.searchParams.get("region") || "us-east-1",
    key,
    secret,
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
