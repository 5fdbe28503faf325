import { roomWords } from "#i18n/room-words.ts";

/** Said on the pages that mailed links lead to. */
export const linkWords = roomWords("mailed-links", {
  en: {
    otherLearner: "You're logged in as {{me}}. If you go on, you'll be logged in as {{email}} instead.",
    otherUnknown:
      "You're logged in as {{me}}. If you go on, you may be logged in to another account instead.",
    address: "For {{email}}",
    dead: "This link doesn't work any more.",
    toDashboard: "Go to the dashboard",
    toProfile: "Go to your profile",
  },
  es: {
    otherLearner: "Has iniciado sesión como {{me}}. Si sigues, entrarás como {{email}}.",
    otherUnknown: "Has iniciado sesión como {{me}}. Si sigues, puede que entres con otra cuenta.",
    address: "Para {{email}}",
    dead: "Este enlace ya no funciona.",
    toDashboard: "Ir al panel",
    toProfile: "Ir a tu perfil",
  },
});
