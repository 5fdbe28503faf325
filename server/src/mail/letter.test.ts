import { expect, test } from "vitest";
import { writeMail } from "./letter.ts";

const href = "https://salida.example/confirm#token_hash=abc&email=o%27hara%40salida.test";
const mail = writeMail(
  { subject: "A <door>", parts: ['Tom & "Jerry"', { label: "Open <it>", href }, { code: "012345" }, "Bye"] },
  "learner@salida.test",
  "es",
);

test("in plain text, links and codes have a line of their own", () => {
  expect(mail.text).toBe(`Tom & "Jerry"\n\nOpen <it>:\n${href}\n\n012345\n\nBye\n`);
  expect(mail.links).toEqual([href]);
});

test("in HTML, everything is text but the letter's own links", () => {
  const link = "https://salida.example/confirm#token_hash=abc&amp;email=o%27hara%40salida.test";

  expect(mail.html).toContain('<html lang="es">');
  expect(mail.html).toMatch(/<h1 [^>]+>A &lt;door&gt;<\/h1>/);
  expect(mail.html).toContain(">Tom &amp; &quot;Jerry&quot;</p>");
  expect(mail.html.match(/href="[^"]*"/g)).toEqual([`href="${link}"`]);
  expect(mail.html).toContain(">Open &lt;it&gt;</a>");
  expect(mail.html).toContain(`>${link}</p>`);
  expect(mail.html).toContain(">012345</p>");
});

test("nothing in the HTML can leave its attribute or its element", () => {
  const evil = `"><script>alert('&')</script>`;
  const { html } = writeMail(
    { subject: evil, parts: [evil, { label: evil, href: evil }, { code: evil }] },
    "learner@salida.test",
    "en",
  );

  expect(html).not.toContain("<script");
  expect(html).not.toContain("alert('");
});

test("the HTML asks nobody for anything", () => {
  expect(mail.html).not.toMatch(
    /<(img|link|script|iframe|object|form|table)\b|src=|url\(|@import|@font-face/,
  );
});
