import { roomWords, useWords } from "#i18n/room-words.ts";
import { codeOf, type TroubleCode } from "./problem.ts";

const en = {
  malformed: "The server couldn't read the request. Reload the page and try again.",
  unauthorised: "Log in to continue.",
  too_slow: "Your connection is too slow for that. Try again.",
  not_found: "It isn't here, or it isn't yours.",
  stats_not_found: "Choose your level first.",
  conflict: "Something changed in the meantime. Try again.",
  stats_required: "Choose your level first.",
  already_completed: "You've already completed this. Here's your result.",
  too_large: "That's too large to send.",
  wrong_type: "The server couldn't read the request. Reload the page and try again.",
  invalid: "The server didn't accept that. Check it and try again.",
  not_english: "Write it in English.",
  idempotency_mismatch: "That was sent twice with different contents. Try again.",
  too_many: "Too many tries. Wait a little, then try again.",
  not_yet: "It's too early for that.",
  not_playing: "This isn't open right now. Go back and see where you are.",
  limit_reached: "You've reached today's limit.",
  unexpected: "Something went wrong on the server. Try again in a moment.",
  unavailable: "The server can't answer now. Try again in a moment.",
  offline: "The server isn't answering. Check your connection and try again.",
  unreadable: "This page can't read the server's answer. Reload it.",
} satisfies Record<TroubleCode, string>;

const words = roomWords("problems", {
  en,
  es: {
    malformed: "El servidor no pudo leer la petición. Recarga la página e inténtalo de nuevo.",
    unauthorised: "Inicia sesión para continuar.",
    too_slow: "Tu conexión es demasiado lenta. Inténtalo de nuevo.",
    not_found: "No está aquí o no es tuyo.",
    stats_not_found: "Elige primero tu nivel.",
    conflict: "Algo cambió mientras tanto. Inténtalo de nuevo.",
    stats_required: "Elige primero tu nivel.",
    already_completed: "Ya lo completaste. Este es tu resultado.",
    too_large: "Es demasiado grande.",
    wrong_type: "El servidor no pudo leer la petición. Recarga la página e inténtalo de nuevo.",
    invalid: "El servidor no lo aceptó. Revísalo e inténtalo de nuevo.",
    not_english: "Escríbelo en inglés.",
    idempotency_mismatch: "Se envió dos veces. Inténtalo de nuevo.",
    too_many: "Demasiados intentos. Espera un poco e inténtalo de nuevo.",
    not_yet: "Todavía es pronto para eso.",
    not_playing: "Esto no está abierto. Vuelve atrás.",
    limit_reached: "Llegaste al límite de hoy.",
    unexpected: "Algo falló. Inténtalo de nuevo en un momento.",
    unavailable: "El servidor no puede responder ahora. Inténtalo de nuevo en un momento.",
    offline: "El servidor no responde. Revisa tu conexión e inténtalo de nuevo.",
    unreadable: "Recarga la página.",
  },
});

/** Puts an error into the learner's language. */
export function useProblemText(): (error: unknown) => string {
  const say = useWords(words);
  return (error) => say(codeOf(error));
}
