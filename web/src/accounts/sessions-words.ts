import { roomWords } from "#i18n/room-words.ts";

export const sessionsWords = roomWords("sessions", {
  en: {
    title: "Logged in on",
    intro:
      "Every browser that can open your account. One you do not know? Log out the others, then change your password.",
    loading: "Loading your devices…",
    failed: "Could not load your devices",
    on: "{{browser}} on {{system}}",
    someBrowser: "A browser on {{system}}",
    unknown: "An unknown device",
    here: "this device",
    since: "Since {{moment}}",
    seen: "last seen around {{moment}}",
    endOthers: "Log out the others",
    endTitle: "Log out every other device?",
    endText: "Whoever uses them has to log in again. This device stays logged in.",
    cancel: "Cancel",
    ended: "The other devices are logged out",
    endFailed: "Could not log out the others",
  },
  es: {
    title: "Sesiones abiertas",
    intro:
      "Todos los navegadores que pueden abrir tu cuenta. ¿No reconoces alguno? Cierra las demás sesiones y cambia tu contraseña.",
    loading: "Cargando tus dispositivos…",
    failed: "No se pudieron cargar tus dispositivos",
    on: "{{browser}} en {{system}}",
    someBrowser: "Un navegador en {{system}}",
    unknown: "Un dispositivo desconocido",
    here: "este dispositivo",
    since: "Desde el {{moment}}",
    seen: "última vez hacia el {{moment}}",
    endOthers: "Cerrar las demás sesiones",
    endTitle: "¿Cerrar las demás sesiones?",
    endText: "Quien las use tendrá que iniciar sesión de nuevo. La de este dispositivo sigue abierta.",
    cancel: "Cancelar",
    ended: "Las demás sesiones están cerradas",
    endFailed: "No se pudieron cerrar las demás sesiones",
  },
});
