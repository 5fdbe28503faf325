import { roomWords } from "#i18n/room-words.ts";

/** What the auth service can refuse beside a log-in. */
export const refusalWords = roomWords("refusals", {
  en: {
    mailTooSoon: "We just sent a mail to this address. Wait a minute, then try again.",
    mailTooSoonFor_one: "We just sent a mail to this address. Try again in {{count}} second.",
    mailTooSoonFor_other: "We just sent a mail to this address. Try again in {{count}} seconds.",
    emailTaken: "There is an account with this e-mail already.",
    emailRefused: "This server does not accept that e-mail address.",
    signupClosed: "This server takes no new accounts.",
    weakPassword: "This password is too weak.",
    weakLength: "It is too short.",
    weakCharacters: "Mix letters, digits and signs.",
    weakPwned: "It is on the lists of known passwords.",
    samePassword: "That is the password you have already. Choose another one.",
    currentRequired: "Enter the password you have now.",
    currentInvalid: "That is not the password you have now.",
    reauthenticate: "This needs a fresh log-in: log out, log in again, then repeat it.",
    notAccepted: "The server did not accept that. Check it and try again.",
    sessionOver: "Your session has ended. Log in and try again.",
    deadLink: "This link does not work any more.",
  },
  es: {
    mailTooSoon: "Acabamos de enviar un correo a esta dirección. Espera un minuto e inténtalo de nuevo.",
    mailTooSoonFor_one:
      "Acabamos de enviar un correo a esta dirección. Inténtalo de nuevo en {{count}} segundo.",
    mailTooSoonFor_other:
      "Acabamos de enviar un correo a esta dirección. Inténtalo de nuevo en {{count}} segundos.",
    emailTaken: "Ya existe una cuenta con este correo.",
    emailRefused: "Este servidor no acepta esa dirección de correo.",
    signupClosed: "Este servidor no admite cuentas nuevas.",
    weakPassword: "Esta contraseña es demasiado débil.",
    weakLength: "Es demasiado corta.",
    weakCharacters: "Mezcla letras, números y signos.",
    weakPwned: "Está en las listas de contraseñas conocidas.",
    samePassword: "Esa es la contraseña que ya tienes. Elige otra.",
    currentRequired: "Escribe la contraseña que tienes ahora.",
    currentInvalid: "Esa no es la contraseña que tienes ahora.",
    reauthenticate:
      "Para esto hace falta una sesión reciente: ciérrala, iníciala otra vez y repite la operación.",
    notAccepted: "El servidor no lo aceptó. Revísalo e inténtalo de nuevo.",
    sessionOver: "Tu sesión ha terminado. Iníciala e inténtalo de nuevo.",
    deadLink: "Este enlace ya no funciona.",
  },
});
