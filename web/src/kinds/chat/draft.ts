import type { ChatMessage } from "@salida/contract/kinds/chat.ts";

/**
 * What to put into the text box again after a reload: what was typed (`text`), and what was sent and not answered
 * (`unsettled`), unless the conversation has it, or it still waits to be sent.
 */
export function textIn(draft: unknown, messages: readonly ChatMessage[], held?: string): string {
  const { text, unsettled } = fieldsOf(draft);
  const last = messages.findLast(({ sender }) => sender === "USER")?.message;
  const lost = unsettled !== "" && ![last, held].includes(unsettled.trim()) ? unsettled : "";
  return [lost, text].filter((it) => it !== "").join("\n");
}

/** Whether spoken replies were last wished for, where the draft knows. */
export function spokenIn(draft: unknown): boolean | undefined {
  const { spoken } = keptIn(draft);
  return typeof spoken === "boolean" ? spoken : undefined;
}

/** The text of a message that waits to be sent, in the body of the move. */
export function heldText(body: unknown): string | undefined {
  const { message } = keptIn(body);
  return typeof message === "string" ? message : undefined;
}

function keptIn(draft: unknown): Record<string, unknown> {
  return typeof draft === "object" && draft !== null ? { ...draft } : {};
}

function fieldsOf(draft: unknown): { text: string; unsettled: string } {
  const kept = keptIn(draft);
  const textOf = (it: unknown) => (typeof it === "string" ? it : "");
  return { text: textOf(kept.text), unsettled: textOf(kept.unsettled) };
}
