/** Where model servers usually listen: Ollama, llama.cpp, LM Studio, vLLM. */
const usual = [11434, 8080, 1234, 8000];
const patience = 300;

/** A server on this machine that lists models. */
export interface LocalServer {
  url: string;
  model: string;
}

/** Looks on loopback for model servers, one short question each; `but` is left out. */
export async function localServers(ports: readonly number[] = usual, but?: number): Promise<LocalServer[]> {
  const found = await Promise.all(ports.filter((port) => port !== but).map(serverAt));
  return found.filter((it) => it !== undefined);
}

async function serverAt(port: number): Promise<LocalServer | undefined> {
  const url = `http://127.0.0.1:${port}/v1`;
  try {
    const answer = await fetch(`${url}/models`, { signal: AbortSignal.timeout(patience), redirect: "error" });
    const { data } = (await answer.json()) as { data?: { id?: unknown }[] };
    const model = data?.[0]?.id;
    // what is printed is meant to be typed
    return answer.ok && typeof model === "string" && /^[\w.:/@-]{1,100}$/.test(model)
      ? { url, model }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The settings that use it, as they are typed before a command. */
export function settingsLine({ url, model }: LocalServer): string {
  return `TEXT_MODEL=openai-compatible:${model} OPENAI_COMPATIBLE_URL=${url}`;
}
