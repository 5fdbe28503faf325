import { Readable } from "node:stream";
import type { Call, ParsedBodyOf, ParsedQueryOf, PendingOf, ReplyOf } from "@salida/contract/call.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { answerInEvents, type Send, sendEvents, wantsEvents } from "./event-stream.ts";
import { Refusal } from "./refusal.ts";
import { openSoundGate, type SoundGate, soundBody } from "./sound-gate.ts";

/** Who is asking, as their access token says and the session still allows. */
export interface Caller {
  /** The account's id, which is the learner's. */
  account: string;
  session: string;
}

/** Whose sign-in is over: one session, or all of an account `but` one. */
export type Gone = { session: string } | { account: string; but?: string };

/** Finds the caller of an access token, or refuses with `unauthorised`. */
export type WhoIs = (accessToken: string) => Promise<Caller>;

/** The way in: where calls are mounted, and who tells who is asking. */
export interface Door {
  app: FastifyInstance;
  who: WhoIs;
}

/** One asked call, checked. */
export interface Asked<C extends Call> {
  caller: Caller;
  /** The path's parameters; each is what the call says by the time it is here, or else an id of ours. */
  params: Readonly<Record<string, string>>;
  query: ParsedQueryOf<C>;
  body: ParsedBodyOf<C>;
  idempotencyKey: string | undefined;
  /** Tells a sentence of the answer ahead, where the call streams and the caller reads along. */
  tell: (sentence: string) => void;
}

const Id = z.uuid();

/** Refuses who asks in vain: looked at before a large body is let in. */
export type MayAsk<Found = unknown> = (asked: Pick<Asked<Call>, "caller" | "params">) => Promise<Found>;

/** Mounts a call: who, parse, then `answer` decides and its reply goes out. */
export function serve<C extends Call>(
  door: Door,
  call: C,
  answer: (asked: Asked<C>) => Promise<ReplyOf<C> | PendingOf<C>>,
  mayAsk?: MayAsk,
): void {
  const handle = async (asked: Asked<C>, reply: FastifyReply) => {
    if (call.streams && wantsEvents(reply.request))
      return answerInEvents(reply, (tell) => answer({ ...asked, tell }));
    const answered = await answer(asked);
    reply.code(call.status);
    if (answered === undefined) return reply.send();
    return reply.type(json).send(JSON.stringify(answered));
  };
  mount(door, call, handle, mayAsk);
}

/** Mounts a call whose reply is a file to keep, written while it goes out: it can be large. */
export function serveFile<C extends Call>(
  door: Door,
  call: C,
  answer: (asked: Asked<C>) => Promise<{ name: string; text: AsyncIterable<string> }>,
): void {
  mount(door, call, async (asked, reply) => {
    const { name, text } = await answer(asked);
    reply.code(call.status).header("content-disposition", `attachment; filename="${name}"`);
    return reply.type(json).send(Readable.from(text));
  });
}

/** Mounts a call that answers in events until `follow` ends. Its signal is aborted when nobody listens any more. */
export function serveEvents<C extends Call>(
  door: Door,
  call: C,
  follow: (asked: Asked<C>, send: Send, signal: AbortSignal) => Promise<void>,
): void {
  mount<C>(door, call, (asked, reply) => sendEvents(reply, (send, signal) => follow(asked, send, signal)));
}

const json = "application/json; charset=utf-8";

function mount<C extends Call>(
  { app, who }: Door,
  call: C,
  handle: (asked: Asked<C>, reply: FastifyReply) => Promise<FastifyReply>,
  mayAsk?: MayAsk,
): void {
  const gate = call.carriesSound ? gateOf(app) : undefined;
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    ...(gate && {
      bodyLimit: soundBody,
      // nobody knows a stranger's body to be worth its bytes
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const caller = await who(bearerOf(request));
        const look = async () => void (await mayAsk?.({ caller, params: paramsOf(call, request) }));
        await gate.enter(request, reply, caller.account, look);
      },
    }),
    handler: async (request, reply) => {
      const answer = async () => {
        const asked = {
          caller: await who(bearerOf(request)),
          params: paramsOf(call, request),
          query: parsed(call.query, request.query),
          body: bodyOf(call, request),
          idempotencyKey: call.idempotent ? keyOf(request) : undefined,
        } as Asked<C>;
        return handle(asked, reply);
      };
      return gate ? gate.during(request, answer) : answer();
    },
  });
}

/** All calls that carry sound share the places there are. */
function gateOf(app: FastifyInstance): SoundGate {
  const gate = gates.get(app) ?? openSoundGate();
  gates.set(app, gate);
  return gate;
}
const gates = new WeakMap<FastifyInstance, SoundGate>();

function bearerOf({ headers }: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(headers.authorization ?? "") ?? [];
  if (!token) throw new Refusal("unauthorised");
  return token;
}

function paramsOf({ params: schema }: Call, { params }: FastifyRequest): Record<string, string> {
  const read = Object.entries(params as Record<string, string>).map(([name, text]) => {
    const result = (schema?.shape[name] ?? Id).safeParse(text);
    // what cannot be an id is not there, exactly as an id nobody has
    if (!result.success) throw new Refusal("not_found");
    return [name, result.data];
  });
  return Object.fromEntries(read);
}

function bodyOf(call: Call, { body }: FastifyRequest): unknown {
  if (!call.body) return undefined;
  if (body === undefined) throw new Refusal("malformed", { detail: "A JSON body is missing" });
  return parsed(call.body, body);
}

function parsed(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new Refusal("invalid", { errors: errors.slice(0, 20) });
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  const message = "1 to 255 visible ASCII characters";
  throw new Refusal("invalid", { errors: [{ path: "Idempotency-Key", message }] });
}
