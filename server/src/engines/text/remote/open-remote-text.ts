import { modelsOf, splitModel, type TextSettings } from "#engines/text/settings.ts";
import { type Answer, type Ask, type Role, rungs, type TextEngine, TextFault } from "#engines/text/text.ts";
import { type Attempt, attempt, type Said } from "./attempt.ts";
import { Misfit } from "./fault-of.ts";
import { foundJson } from "./found-json.ts";
import { type Guard, openGuard, type Pauses } from "./guard.ts";
import { type Addresses, openModel } from "./models.ts";
import { speak } from "./speak.ts";

/** What tests set otherwise. */
export interface RemoteParts extends Pauses {
  addresses?: Addresses;
}

interface Opened {
  name: string;
  model: Attempt["model"];
  guard: Guard;
  /** The first rung worth trying, once a lower one was found to be needed. */
  rung: number;
  /** The rungs that have worked. */
  proven: Set<number>;
}

/** Models behind providers' interfaces, by the settings; with none set, nobody is ready. */
export function openRemoteText(
  settings: TextSettings,
  { addresses, ...pauses }: RemoteParts = {},
): TextEngine {
  const names = modelsOf(settings);
  const guards = new Map<string, Guard>();
  const opened = new Map<string, Opened>();

  function openedFor(role: Role): Opened | undefined {
    const name = names[role];
    if (!name) return undefined;
    const known = opened.get(name);
    if (known) return known;
    const { provider } = splitModel(name);
    const guard = guards.get(provider) ?? openGuard(settings.TEXT_CONCURRENCY, pauses);
    guards.set(provider, guard);
    const model = openModel(name, settings, addresses);
    const fresh: Opened = { name, model, guard, rung: 0, proven: new Set() };
    opened.set(name, fresh);
    return fresh;
  }

  return {
    modelOf: (role) => names[role],
    ready: (role) => openedFor(role)?.guard.open() ?? false,
    async ask(ask) {
      const it = openedFor(ask.role);
      if (!it) throw new TextFault("unset", `no model is set for the ${ask.role}`);
      return climb(it, ask, settings.TEXT_IDLE * 1000);
    },
    async *say(say) {
      const it = openedFor(say.role);
      if (!it) throw new TextFault("unset", `no model is set for the ${say.role}`);
      return yield* speak(it, say, settings.TEXT_IDLE * 1000);
    },
  };
}

/** Asks at the highest rung the model is known to stand on, and goes down where it does not; what is needed is remembered. */
async function climb<T>(it: Opened, ask: Ask<T>, idle: number): Promise<Answer<T>> {
  // whoever has no limit for silence has none for the whole: a person may be answering
  const late = idle ? AbortSignal.timeout(ask.total) : new AbortController().signal;
  const signal = ask.signal ? AbortSignal.any([ask.signal, late]) : late;
  let fault: TextFault | undefined;
  for (let at = it.rung; at < rungs.length; at++) {
    try {
      const answer = await onRung(it, ask, { at, idle, signal });
      it.proven.add(at);
      if (!it.proven.has(it.rung)) it.rung = at;
      return answer;
    } catch (error) {
      if (late.aborted) throw new TextFault("slow", `not done in ${ask.total / 1000} s`);
      if (!(error instanceof Misfit)) throw error;
      fault = error;
    }
  }
  throw fault ?? new TextFault("unusable", "no way of asking is left");
}

async function onRung<T>(
  it: Opened,
  ask: Ask<T>,
  { at, idle, signal }: { at: number; idle: number; signal: AbortSignal },
): Promise<Answer<T>> {
  const rung = rungs[at] ?? "text";
  const { prompt, picture, shape, most } = ask;
  const once = () => attempt({ model: it.model, prompt, picture, form: { shape, rung }, most, idle, signal });
  const said = await it.guard.run(once, signal);
  const { tokens, first, took } = said;
  return { value: read(said, ask), by: it.name, rung, tokens, first, took };
}

/** What was said, in the shape that was asked for. What is not even JSON of its form may be the server's doing: a `Misfit`. */
function read<T>({ text }: Said, { shape }: Ask<T>): T {
  if (!text.trim()) throw new Misfit("unusable", "an empty answer");
  const found = foundJson(text);
  if (found === undefined) throw new Misfit("unusable", "an answer without JSON");
  if (hasNul(found)) throw new TextFault("unusable", "an answer with a NUL");
  const { success, data, error } = shape.safeParse(found);
  if (success) return data;
  const what = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  const formless = error.issues.some(({ code }) => code === "invalid_type" || code === "unrecognized_keys");
  throw new (formless ? Misfit : TextFault)("unusable", what.slice(0, 500));
}

function hasNul(found: unknown): boolean {
  return JSON.stringify(found).includes("\\u0000");
}
