type Rule = [from: RegExp, to: string | ((...found: string[]) => string)];

const tens = ["", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const currencies: Readonly<Record<string, string>> = { "£": "pounds", "€": "euros", $: "dollars" };

/** The marks that the synthesiser reads out, leaves out or stumbles over, each as what a reader would say. */
const marks: readonly Rule[] = [
  [/[‘’]/g, "'"],
  [/(\d)\s*–\s*(?=\d)/g, "$1 to "],
  [/\s*(?:[—–()[\];]|…|\.{3}|:(?!\d)|\s-\s)\s*/g, ", "],
  [/["“”«»*_]/g, ""],
  [/([£€$])\s?(\d[\d,]*)(?:\.(\d\d))?/g, (_, sign = "", whole = "", rest) => amount(sign, whole, rest)],
  [/(\d)\s?%/g, "$1 per cent"],
  [/(\d)\s?°\s?[CF]?\b/g, "$1 degrees"],
  [/(\d)\s?km\b/g, "$1 kilometres"],
  [/(\d)\s?kg\b/g, "$1 kilos"],
  [/(\d)\s?cm\b/g, "$1 centimetres"],
  [/(\d)\s?([ap])\.?m\b\.?/g, "$1 $2 m"],
  [/\s*&\s*/g, " and "],
  [/\s*\+\s*/g, " plus "],
  [/\s*=\s*/g, " equals "],
];

const shortForms: readonly Rule[] = [
  [/\bMr\b\.?/g, "Mister"],
  [/\bMrs\b\.?/g, "Missus"],
  [/\bMs\b\.?/g, "Miz"],
  [/\bDr\b\.?/g, "Doctor"],
  [/\be\.g\./g, "for example"],
  [/\bi\.e\./g, "that is"],
  [/\betc\./g, "et cetera"],
  // CO2 would be a state of the USA
  [/\b([A-Z]{1,3})(\d+)\b/g, (_, letters = "", number = "") => `${[...letters].join(" ")} ${number}`],
];

const years: readonly Rule[] = [
  [
    /\b(1[1-9]|20)([1-9])0s\b/g,
    (_, century = "", ten = "") => `${century} ${plural(tens[Number(ten)] ?? "")}`,
  ],
  [/(?<![\d.,])(1[1-9]|20)([1-9]\d)(?![\d,.]*\d)/g, "$1 $2"],
  [/(?<![\d.,])(1[1-9])0([1-9])(?![\d,.]*\d)/g, "$1 oh $2"],
  [/(?<![\d.,])(1[1-9])00(?![\d,.]*\d)/g, "$1 hundred"],
];

const tidying: readonly Rule[] = [
  // letters the voice does not know: without their accents, or not at all
  [/[\u0300-\u036f]/g, ""],
  [/[^ -~]|[/\\|<>{}#@^~`]/g, " "],
  // it would take what follows for another text
  [/[.!?]+(?=\s+\S)/g, ","],
  [/\s+/g, " "],
  [/(?:\s*,)+(?!\d)/g, ","],
  [/,(?=[.!?])|^[\s,]+|[\s,]+$/g, ""],
];

/** A sentence as the synthesiser can say it: plain ASCII, numbers and short forms readable, one full stop at most. */
export function speakable(sentence: string): string {
  const rules = [...marks, ...shortForms, ...years];
  return tidying.reduce(apply, rules.reduce(apply, sentence).normalize("NFD"));
}

function apply(text: string, [from, to]: Rule): string {
  return typeof to === "string" ? text.replace(from, to) : text.replace(from, to);
}

function amount(sign: string, whole: string, rest: string | undefined): string {
  const parts = [`${whole} ${currencies[sign]}`, rest && rest !== "00" ? rest : ""];
  return parts.join(" ").trim();
}

function plural(ten: string): string {
  return ten.endsWith("y") ? `${ten.slice(0, -1)}ies` : `${ten}s`;
}
