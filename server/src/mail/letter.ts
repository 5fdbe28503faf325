import { escaped } from "#http/escaped.ts";
import type { Mail, MailLanguage } from "./mail.ts";

/** A paragraph, somewhere to go, or a code to copy. */
export type LetterPart = string | { label: string; href: string } | { code: string };

/** What a mail says, before it looks like anything. */
export interface Letter {
  subject: string;
  parts: readonly LetterPart[];
}

/** Renders a letter in plain text and in HTML. In the text each link and each code has a line of its own. */
export function writeMail({ subject, parts }: Letter, to: string, language: MailLanguage): Mail {
  const links = parts.flatMap((part) => (typeof part === "object" && "href" in part ? [part.href] : []));
  const text = `${parts.map(inText).join("\n\n")}\n`;
  return { to, language, subject, text, html: page(subject, language, parts.map(inHtml).join("\n")), links };
}

function inText(part: LetterPart): string {
  if (typeof part === "string") return part;
  return "code" in part ? part.code : `${part.label}:\n${part.href}`;
}

// The tokens of the web's light theme, in the notation that mail programs know.
const look = {
  paper: "margin:0;background:#fcf9f4",
  column: "max-width:560px;margin:0 auto;padding:24px 16px",
  sign: "margin:0;padding:16px 24px;border-radius:20px 20px 0 0;background:#191d42;color:#f5f1ea;font-weight:700",
  door: "display:inline-block;width:12px;height:18px;margin-right:10px;border-radius:6px 6px 0 0;background:#f9b73f;vertical-align:-2px",
  card: "padding:24px;border-radius:0 0 20px 20px;background:#ffffff;color:#191d34",
  font: "font:17px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
  heading: "margin:0 0 16px;font-size:24px;line-height:1.2",
  words: "margin:16px 0",
  button:
    "display:inline-block;padding:10px 22px;border-radius:12px;background:#4147b4;color:#ffffff;font-weight:600;text-decoration:none",
  address: "margin:0 0 24px;color:#555a6f;font-size:13px;overflow-wrap:anywhere;word-break:break-word",
  code: "margin:16px 0;font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px",
} as const;

/** The dark theme, for programs that read more than inline styles; the others keep the light one or darken it. */
const dark =
  ":root{color-scheme:light dark}@media (prefers-color-scheme:dark){" +
  ".paper{background:#0f1120!important}.card{background:#181b2e!important;color:#f5f1ea!important}" +
  ".button{background:#98a2fc!important;color:#0f1120!important}.address{color:#aeb3c8!important}}";

function inHtml(part: LetterPart): string {
  if (typeof part === "string") return `<p style="${look.words}">${escaped(part)}</p>`;
  if ("code" in part) return `<p style="${look.code}">${escaped(part.code)}</p>`;
  const href = escaped(part.href);
  return (
    `<p style="${look.words}"><a class="button" href="${href}" style="${look.button}">${escaped(part.label)}</a></p>\n` +
    `<p class="address" style="${look.address}">${href}</p>`
  );
}

function page(subject: string, language: MailLanguage, body: string): string {
  const title = escaped(subject);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${title}</title>
<style>${dark}</style>
</head>
<body class="paper" style="${look.paper}">
<div class="paper" lang="${language}" style="${look.paper};${look.font}">
<div style="${look.column}">
<p style="${look.sign}"><span aria-hidden="true" style="${look.door}"></span>Salida</p>
<div class="card" style="${look.card}">
<h1 style="${look.heading}">${title}</h1>
${body}
</div>
</div>
</div>
</body>
</html>
`;
}
