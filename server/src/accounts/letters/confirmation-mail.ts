import type { Mail } from "#mail/mail.ts";

const en = {
  subject: "Confirm your e-mail for Salida",
  greeting: "Welcome to Salida.",
  ask: "Open this page to confirm that this address is yours:",
  life: "The link works once, for one hour.",
  stranger: "If you did not just sign up, leave it: without the link nothing happens.",
};
const es: typeof en = {
  subject: "Confirma tu correo en Salida",
  greeting: "Te damos la bienvenida a Salida.",
  ask: "Abre esta página para confirmar que esta dirección es tuya:",
  life: "El enlace sirve una sola vez, durante una hora.",
  stranger: "Si no acabas de registrarte, no lo abras: sin el enlace no pasa nada.",
};

/** The mail that asks to confirm an address. The token stays in the fragment, which no server's log sees. */
export function confirmationMail(to: string, language: unknown, publicUrl: string, token: string): Mail {
  const words = language === "es" ? es : en;
  const link = `${publicUrl}/confirm#token_hash=${token}&type=signup`;
  const text = [words.greeting, words.ask, link, `${words.life} ${words.stranger}`].join("\n\n");
  return { to, subject: words.subject, text, links: [link] };
}
