import { roomWords } from "#i18n/room-words.ts";

export const offlineWords = roomWords("offline", {
  en: {
    offline: "You're offline. This page may be out of date.",
    offlineSince: "You're offline. This is from {{hour}}.",
    offlineSinceDay: "You're offline. This is from {{moment}}.",
    silentSince: "The server isn't answering. This is from {{hour}}.",
    silentSinceDay: "The server isn't answering. This is from {{moment}}.",
    toSend_one: "{{count}} answer will be sent when you're back online.",
    toSend_other: "{{count}} answers will be sent when you're back online.",
    sent: "Your answer was sent",
    sentText: "You gave it while you were offline.",
    refused: "An answer you gave offline wasn't accepted",
    leaveTitle: "Log out without sending it?",
    leaveText_one: "{{count}} answer you gave offline hasn't been sent yet. Logging out deletes it.",
    leaveText_other: "{{count}} answers you gave offline haven't been sent yet. Logging out deletes them.",
    leave: "Log out and delete",
    stay: "Stay logged in",
  },
  es: {
    offline: "Estás sin conexión. Lo que ves puede no estar al día.",
    offlineSince: "Estás sin conexión. Lo que ves es de las {{hour}}.",
    offlineSinceDay: "Estás sin conexión. Lo que ves es del {{moment}}.",
    silentSince: "El servidor no responde. Lo que ves es de las {{hour}}.",
    silentSinceDay: "El servidor no responde. Lo que ves es del {{moment}}.",
    toSend_one: "{{count}} respuesta se enviará cuando recuperes la conexión.",
    toSend_other: "{{count}} respuestas se enviarán cuando recuperes la conexión.",
    sent: "Tu respuesta se ha enviado",
    sentText: "La diste sin conexión.",
    refused: "No se aceptó una respuesta que diste sin conexión",
    leaveTitle: "¿Cerrar la sesión sin enviarla?",
    leaveText_one:
      "{{count}} respuesta que diste sin conexión aún no se ha enviado. Si cierras la sesión, se borrará.",
    leaveText_other:
      "{{count}} respuestas que diste sin conexión aún no se han enviado. Si cierras la sesión, se borrarán.",
    leave: "Cerrar sesión y borrar",
    stay: "Seguir con la sesión",
  },
});
