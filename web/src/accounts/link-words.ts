import { roomWords } from "#i18n/room-words.ts";

/** Said on the pages that mailed links lead to. */
export const linkWords = roomWords("mailed-links", {
  en: {
    otherLearner: "You are logged in as {{me}}. Going on logs in {{email}} instead.",
    otherUnknown: "You are logged in as {{me}}. Going on may log in another account instead.",
    address: "For {{email}}",
    dead: "This link does not work any more.",
    toDashboard: "To the dashboard",
    toProfile: "To your profile",
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
