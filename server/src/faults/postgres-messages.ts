/** A message of PostgreSQL's protocol, from either side: its type letter and what stands behind its length. */
export interface Message {
  type: string;
  body: Buffer;
  /** All its bytes, to be passed on. */
  whole: Buffer;
}

/** Splits a stream into messages; a client's first, which has no letter, comes as type "startup". */
export function messageReader(side: "client" | "server"): (chunk: Buffer) => Message[] {
  let rest: Buffer = Buffer.alloc(0);
  let started = side === "server";
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const messages: Message[] = [];
    for (;;) {
      const letter = started ? 1 : 0;
      if (rest.length < letter + 4) return messages;
      const end = letter + rest.readInt32BE(letter);
      if (rest.length < end) return messages;
      const type = started ? String.fromCharCode(rest[0] ?? 0) : "startup";
      messages.push({ type, body: rest.subarray(letter + 4, end), whole: rest.subarray(0, end) });
      started = true;
      rest = rest.subarray(end);
    }
  };
}

/** A parameter as it was bound: text, or bytes where the client sent it in binary. */
export type Parameter = string | Buffer | null;

export function readQuery({ body }: Message): string {
  return reader(body).string();
}

export function readParse({ body }: Message): { statement: string; text: string } {
  const read = reader(body);
  return { statement: read.string(), text: read.string() };
}

export function readBind({ body }: Message): { statement: string; values: Parameter[] } {
  const read = reader(body);
  read.string();
  const statement = read.string();
  const formats = Array.from({ length: read.int16() }, read.int16);
  const values = Array.from({ length: read.int16() }, (_, at): Parameter => {
    const size = read.int32();
    if (size < 0) return null;
    const bytes = read.bytes(size);
    // none: all are text; one: it is of all
    const binary = formats.length === 1 ? formats[0] === 1 : formats[at] === 1;
    return binary ? Buffer.from(bytes) : bytes.toString("utf8");
  });
  return { statement, values };
}

/** A notice's text. */
export function readNotice({ body }: Message): string {
  const read = reader(body);
  for (let field = read.bytes(1).toString(); field.length === 1; field = read.bytes(1).toString()) {
    const text = read.string();
    if (field === "M") return text;
  }
  return "";
}

function reader(body: Buffer) {
  let at = 0;
  const bytes = (size: number) => {
    const taken = body.subarray(at, at + size);
    at += size;
    return taken;
  };
  return {
    bytes,
    int16: () => bytes(2).readInt16BE(0),
    int32: () => bytes(4).readInt32BE(0),
    string() {
      const text = body.toString("utf8", at, body.indexOf(0, at));
      at = body.indexOf(0, at) + 1;
      return text;
    },
  };
}
