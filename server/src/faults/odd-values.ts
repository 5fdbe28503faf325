import type { Call } from "@salida/contract/call.ts";
import { calls } from "@salida/contract/calls.ts";
import * as z from "zod/mini";

/** JSON texts that stand where something else is expected. */
export const oddJson: readonly string[] = [
  ...[
    "null",
    "true",
    "false",
    "0",
    "-0",
    "-1",
    "1.5",
    "5",
    "1e400",
    "-1e400",
    "1e308",
    "9007199254740993",
    "0.1e-400",
  ],
  ...[
    '""',
    '" "',
    '"5"',
    '"null"',
    '"x"',
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\uffff"',
  ],
  ...['"%00"', '"%"', '"__proto__"', '"constructor"', '"\u202e"', '"0190e3a5-7e57-7b00-8b00-0123456789ab"'],
  ...['"00000000-0000-0000-0000-000000000000"', '"FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"', '"2026-02-30"'],
  ...[
    "[]",
    "{}",
    "[null]",
    "[[]]",
    "[0,1]",
    '{"$ne":null}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
  ],
  ...[
    '{"toString":1}',
    '{"length":9}',
    '"Etc/GMT+5"',
    '"+05:30"',
    '"Nowhere/Land"',
    '"2026-11-21T00:00:00Z"',
  ],
  JSON.stringify("x".repeat(300)),
  JSON.stringify("ñ".repeat(20_000)),
  JSON.stringify(`${"a".repeat(250)}@x.test`),
  `[${"0,".repeat(5_000)}0]`,
  `${"[".repeat(40)}${"]".repeat(40)}`,
  `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
  `${'{"a":'.repeat(12_000)}1${"}".repeat(12_000)}`,
];

/** Texts that are no JSON, or hardly. */
export const oddBodies: readonly (string | Buffer)[] = [
  ...[
    "",
    " ",
    "{",
    "}",
    "[",
    '{"a":}',
    "undefined",
    "NaN",
    "Infinity",
    "'a'",
    "{'a':1}",
    '{"a":1,}',
    '{"a":1}x',
  ],
  ...[
    "null",
    "0",
    '""',
    "[]",
    "{}",
    "\0",
    "\ufeff{}",
    "<xml/>",
    "a=1&b=2",
    '{"a":1}{"a":2}',
    "01",
    "--1",
    "1e",
  ],
  Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  Buffer.from('{"level":2}', "utf16le"),
  "x".repeat(100_001),
  JSON.stringify({ level: 2, filler: "x".repeat(150_000) }),
];

/** A field of a call's body: the way to it. */
export type FieldPath = readonly (string | number)[];

/** Every field that a body has, as its schema tells, and the body itself. */
export function fieldsOf(call: Call): FieldPath[] {
  if (!call.body) return [];
  return walk(z.toJSONSchema(call.body, { io: "input", unrepresentable: "any" }) as Schema, []);
}

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
}

function walk({ properties = {}, items }: Schema, path: FieldPath): FieldPath[] {
  const inner = Object.entries(properties).flatMap(([name, schema]) => walk(schema, [...path, name]));
  return [path, ...inner, ...(items ? walk(items, [...path, 0]) : [])];
}

const marker = "\u2603 odd \u2603";

/** The JSON text of a body with an odd text in place of one field. */
export function withOdd(body: unknown, path: FieldPath, odd: string): string {
  if (path.length === 0) return odd;
  const copy = structuredClone(body ?? {}) as Record<string | number, unknown>;
  let at = copy;
  for (const step of path.slice(0, -1)) {
    at[step] ??= {};
    at = at[step] as Record<string | number, unknown>;
  }
  at[path.at(-1) as string] = marker;
  return JSON.stringify(copy).replace(JSON.stringify(marker), () => odd);
}

export const oddIds: readonly string[] = [
  ...[
    "0",
    "-1",
    "null",
    "undefined",
    "%00",
    "%",
    "%zz",
    "%ff%fe",
    "%ed%a0%80",
    "..",
    "..%2f..%2fetc",
    "%2e%2e",
    "a%00b",
  ],
  ...[
    "0190e3a5-7e57-7b00-8b00-0123456789ab",
    "00000000-0000-0000-0000-000000000000",
    "'%20or%201=1--",
    "*",
    "page",
  ],
  ...[
    "{id}",
    ":id",
    "__proto__",
    "constructor",
    "a".repeat(199),
    "a".repeat(201),
    "%61".repeat(70),
    "é",
    "%F0%9F%98%80",
  ],
  "a".repeat(4_000),
];

export const oddQueries: readonly string[] = [
  ...[
    "page=-1",
    "page=1.5",
    "page=1e400",
    "page=1e5",
    "page=100001",
    "page=-0",
    "page=NaN",
    "page=0x10",
    "page=",
    "page",
  ],
  ...[
    "page=1&page=2",
    "page[]=1",
    "page[a]=1",
    "page=%00",
    "page=%",
    "page=%zz",
    "page=%ff",
    "page=%ed%a0%80",
    "__proto__=1",
  ],
  ...[
    "creationDate=2026-13-01",
    "creationDate=2026-02-30",
    "creationDate=%00",
    "creationDate=",
    "creationDate=now",
  ],
  ...[
    "creationDate=2026-11-21&creationDate=2026-11-22",
    "creationDate=9999-12-31",
    "creationDate=0001-01-01",
  ],
  ...[
    "creationDate=infinity",
    "creationDate=-infinity",
    "creationDate=99999-01-01",
    "constructor=1",
    "&&&",
    "=",
    "a=".repeat(500),
  ],
  ...[
    "page=9".padEnd(3_000, "9"),
    "x=%F0%9F%98%80",
    "page=٣",
    "page=１",
    "page=0&x=1",
    "%70age=1",
    "page%00=1",
    "page=+1",
  ],
];

export const oddHeaders: readonly Record<string, string>[] = [
  ...["", " ", "a b", "ñ", "x".repeat(256), "x".repeat(255), "\u0080", "a,b", "'", "\\", "%00"].map(
    (key) => ({ "idempotency-key": key }),
  ),
  ...[
    "Bearer",
    "Bearer ",
    "Bearer x",
    "Bearer a.b.c",
    "Basic eDp5",
    "bearer  x",
    "Bearer ñ",
    `Bearer ${"x".repeat(8_193)}`,
  ].map((authorization) => ({ authorization })),
  {
    authorization: `Bearer ${["{}", "{}", ""].map((part) => Buffer.from(part).toString("base64url")).join(".")}`,
  },
  { authorization: `Bearer ${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.e30.` },
  ...["gzip", "br", "deflate, gzip", "nonsense"].map((encoding) => ({ "content-encoding": encoding })),
  ...[
    "text/plain",
    "application/xml",
    "multipart/form-data",
    "application/x-www-form-urlencoded",
    "nonsense",
    "",
    "application/json; charset=utf-16",
    "application/json;",
    "APPLICATION/JSON",
    "application/json, text/plain",
    "application/jsonx",
    "application/problem+json",
    ";",
    "a/b/c",
    "application/json; a=\u00f1",
  ].map((type) => ({ "content-type": type })),
  { accept: "nonsense" },
  { "accept-version": "9.9.9" },
  { "x-supabase-api-version": "9999-99-99" },
  { "x-supabase-api-version": "2024-01-01" },
  { "x-forwarded-for": "'; drop table learner; --" },
  { "x-http-method-override": "DELETE" },
  { origin: "null" },
  { host: "" },
  { range: "bytes=0-" },
  { "if-none-match": "*" },
];

/** Every field of every call with every odd value: what is tried for certain. */
export const oddFields = calls.flatMap((call) =>
  fieldsOf(call).flatMap((path) => oddJson.map((odd) => ({ call, path, odd }))),
);
