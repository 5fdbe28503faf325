import { roomWords } from "#i18n/room-words.ts";

/** Said wherever a mail is waited for. */
export const sendAgainWords = roomWords("send-again", {
  en: {
    again: "Send the mail again",
    againIn_one: "Send it again in {{count}} second",
    againIn_other: "Send it again in {{count}} seconds",
    sending: "Sending…",
    sent: "Done. If a mail was due, it is on its way; it replaces the one before.",
    notSent: "Could not send the mail",
    outbox: "Open the local outbox",
    outboxHint: "This server sends no mail: it keeps them in a local outbox.",
  },
  es: {
    again: "Enviar el correo otra vez",
    againIn_one: "Enviarlo otra vez en {{count}} segundo",
    againIn_other: "Enviarlo otra vez en {{count}} segundos",
    sending: "Enviando…",
    sent: "Hecho. Si había un correo pendiente, está en camino y sustituye al anterior.",
    notSent: "No se pudo enviar el correo",
    outbox: "Abrir el buzón local",
    outboxHint: "Este servidor no envía correo: lo guarda en un buzón local.",
  },
});
