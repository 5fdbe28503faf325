/** How a request of one provider's interface is read, and its answer written as server-sent events. */
export interface Protocol {
  at: RegExp;
  read(body: Body): { system: string; user: string; schema: unknown; json: boolean };
  /** The whole answer as events: its beginning, one for each piece, its end. */
  write(
    pieces: readonly string[],
    how: { finish: "stop" | "length"; tokens: { in: number; out: number } },
  ): string[];
}

// biome-ignore lint/suspicious/noExplicitAny: four providers' requests, read as they come
type Body = any;

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { type: string }) => `event: ${value.type}\n${data(value)}`;

const compatible: Protocol = {
  at: /\/compatible\/v1\/chat\/completions$/,
  read: (body) => ({
    system: body.messages[0].content,
    // in parts where a picture goes along
    user: [body.messages[1].content].flat().map((part) => part.text ?? part)[0],
    schema: body.response_format?.json_schema?.schema,
    json: body.response_format?.type === "json_object",
  }),
  write(pieces, { finish, tokens }) {
    const chunk = (delta: object, finish_reason: string | null = null) =>
      data({
        id: "1",
        object: "chat.completion.chunk",
        created: 1,
        model: "m",
        choices: [{ index: 0, delta, finish_reason }],
      });
    const usage = {
      prompt_tokens: tokens.in,
      completion_tokens: tokens.out,
      total_tokens: tokens.in + tokens.out,
    };
    return [
      chunk({ role: "assistant", content: "" }),
      ...pieces.map((content) => chunk({ content })),
      chunk({}, finish),
      data({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [], usage }),
      "data: [DONE]\n\n",
    ];
  },
};

const openai: Protocol = {
  at: /\/openai\/v1\/responses$/,
  read: (body) => ({
    system: body.input[0].content,
    user: body.input[1].content[0].text,
    schema: body.text?.format?.schema,
    json: body.text?.format?.type === "json_object",
  }),
  write(pieces, { finish, tokens }) {
    const response = { id: "r", object: "response", created_at: 1, model: "m", output: [] };
    const item = { type: "message", id: "i", role: "assistant", status: "in_progress", content: [] };
    const usage = {
      input_tokens: tokens.in,
      output_tokens: tokens.out,
      total_tokens: tokens.in + tokens.out,
    };
    const cut = finish === "length";
    return [
      event({ type: "response.created", response } as { type: string }),
      event({ type: "response.output_item.added", output_index: 0, item } as { type: string }),
      ...pieces.map((delta) =>
        event({
          type: "response.output_text.delta",
          item_id: "i",
          output_index: 0,
          content_index: 0,
          delta,
        } as { type: string }),
      ),
      event({ type: "response.output_item.done", output_index: 0, item } as { type: string }),
      event({
        type: cut ? "response.incomplete" : "response.completed",
        response: { ...response, usage, incomplete_details: cut ? { reason: "max_output_tokens" } : null },
      } as { type: string }),
    ];
  },
};

const anthropic: Protocol = {
  at: /\/anthropic\/v1\/messages$/,
  read: (body) => ({
    system: body.system[0].text,
    user: body.messages[0].content[0].text,
    // models that know no formats are lent a tool instead
    schema: body.output_config?.format?.schema ?? body.tools?.[0]?.input_schema,
    json: false,
  }),
  write(pieces, { finish, tokens }) {
    const message = {
      id: "m",
      type: "message",
      role: "assistant",
      model: "m",
      content: [],
      stop_reason: null,
    };
    const usage = { input_tokens: tokens.in, output_tokens: 0 };
    const stop_reason = finish === "length" ? "max_tokens" : "end_turn";
    return [
      event({ type: "message_start", message: { ...message, usage } } as { type: string }),
      event({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } } as {
        type: string;
      }),
      ...pieces.map((text) =>
        event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } } as {
          type: string;
        }),
      ),
      event({ type: "content_block_stop", index: 0 } as { type: string }),
      event({
        type: "message_delta",
        delta: { stop_reason, stop_sequence: null },
        usage: { output_tokens: tokens.out },
      } as { type: string }),
      event({ type: "message_stop" }),
    ];
  },
};

const google: Protocol = {
  at: /\/google\/v1beta\/models\/[^/]+:streamGenerateContent/,
  read: (body) => ({
    system: body.systemInstruction.parts[0].text,
    user: body.contents[0].parts[0].text,
    schema: body.generationConfig.responseJsonSchema,
    json: body.generationConfig.responseMimeType === "application/json",
  }),
  write(pieces, { finish, tokens }) {
    const usageMetadata = {
      promptTokenCount: tokens.in,
      candidatesTokenCount: tokens.out,
      totalTokenCount: tokens.in + tokens.out,
    };
    const candidate = (text: string, finishReason?: string) =>
      data({
        candidates: [{ index: 0, content: { role: "model", parts: [{ text }] }, finishReason }],
        usageMetadata,
      });
    return [
      ...pieces.map((text) => candidate(text)),
      candidate("", finish === "length" ? "MAX_TOKENS" : "STOP"),
    ];
  },
};

export const protocols = { openai, anthropic, google, "openai-compatible": compatible };
