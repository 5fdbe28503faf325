import { roomWords } from "#i18n/room-words.ts";

export const sessionsWords = roomWords("sessions", {
  en: {
    title: "Active sessions",
    intro:
      "Every browser that's logged in to your account. Don't recognise one? Log out the others, then change your password.",
    loading: "Loading your sessions…",
    failed: "Your sessions didn't load",
    on: "{{browser}} on {{system}}",
    someBrowser: "A browser on {{system}}",
    unknown: "An unknown device",
    here: "this device",
    since: "Since {{moment}}",
    seen: "last seen around {{moment}}",
    endOthers: "Log out the others",
    endTitle: "Log out every other device?",
    endText: "Whoever uses them will have to log in again. This device stays logged in.",
    cancel: "Cancel",
    ended: "The other devices have been logged out",
    endFailed: "Couldn't log out the others",
  },
  es: {
    title: "Sesiones activas",
    intro:
      "Todos los navegadores con la sesión iniciada. ¿No reconoces alguno? Cierra las demás sesiones y cambia tu contraseña.",
    loading: "Cargando tus sesiones…",
    failed: "No se pudieron cargar tus sesiones",
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
    ended: "Se han cerrado las demás sesiones",
    endFailed: "No se pudieron cerrar las demás sesiones",
  },
});
