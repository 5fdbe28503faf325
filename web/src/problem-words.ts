import { roomWords, useWords } from "#i18n/room-words.ts";
import { codeOf, type TroubleCode } from "./problem.ts";

const en = {
  malformed: "The server could not read the request. Reload the page and try again.",
  unauthorised: "Log in to continue.",
  not_found: "It is not there, or it is not yours.",
  stats_not_found: "Choose your level first.",
  conflict: "Something changed in the meantime. Try again.",
  stats_required: "Choose your level first.",
  already_completed: "You completed this already. Here is your result.",
  too_large: "That is too large to send.",
  wrong_type: "The server could not read the request. Reload the page and try again.",
  invalid: "The server did not accept that. Check it and try again.",
  idempotency_mismatch: "That was sent twice with different contents. Try again.",
  too_many: "Too many tries. Wait a little, then try again.",
  not_yet: "It is too early for that.",
  limit_reached: "You reached today's limit.",
  unexpected: "Something went wrong on our side. Try again in a moment.",
  unavailable: "The server cannot answer now. Try again in a moment.",
  offline: "No answer from the server. Check your connection and try again.",
  unreadable: "The server answered something this page cannot read. Reload the page.",
} satisfies Record<TroubleCode, string>;

const words = roomWords("problems", {
  en,
  es: {
    malformed: "El servidor no pudo leer la petición. Recarga la página e inténtalo de nuevo.",
    unauthorised: "Inicia sesión para continuar.",
    not_found: "No existe o no es tuyo.",
    stats_not_found: "Elige primero tu nivel.",
    conflict: "Algo cambió entretanto. Inténtalo de nuevo.",
    stats_required: "Elige primero tu nivel.",
    already_completed: "Ya lo completaste. Este es tu resultado.",
    too_large: "Es demasiado grande para enviarlo.",
    wrong_type: "El servidor no pudo leer la petición. Recarga la página e inténtalo de nuevo.",
    invalid: "El servidor no lo aceptó. Revísalo e inténtalo de nuevo.",
    idempotency_mismatch: "Se envió dos veces con contenido distinto. Inténtalo de nuevo.",
    too_many: "Demasiados intentos. Espera un poco e inténtalo de nuevo.",
    not_yet: "Todavía es pronto para eso.",
    limit_reached: "Llegaste al límite de hoy.",
    unexpected: "Algo falló de nuestro lado. Inténtalo de nuevo en un momento.",
    unavailable: "El servidor no puede responder ahora. Inténtalo de nuevo en un momento.",
    offline: "El servidor no responde. Revisa tu conexión e inténtalo de nuevo.",
    unreadable: "El servidor respondió algo que esta página no entiende. Recarga la página.",
  },
});

/** Puts an error into the learner's language. */
export function useProblemText(): (error: unknown) => string {
  const say = useWords(words);
  return (error) => say(codeOf(error));
}
