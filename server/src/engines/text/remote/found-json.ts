/** The JSON in what a model said: all of it, in a fence, or between its outermost braces. Nothing where there is none. */
export function foundJson(said: string): unknown {
  const text = said.replace(/<think>[\s\S]*?<\/think>/g, "").trim();
  const fenced = /```(?:json)?\s*([\s\S]*?)```/.exec(text)?.[1];
  const braced = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  for (const candidate of [text, fenced, braced]) {
    const read = candidate ? parsed(candidate) : undefined;
    if (typeof read === "object" && read !== null) return read;
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
