import type { en } from "./words-en.ts";

export const es: typeof en = {
  codeToo: "O escribe este código donde Salida te lo pida:",
  life: "El enlace sirve una sola vez, durante una hora; el código, durante diez minutos.",
  newPassword: "Elegir una contraseña nueva",
  signup: {
    subject: "Confirma tu correo en Salida",
    told: "Te damos la bienvenida a Salida. Confirma que esta dirección es tuya.",
    press: "Confirmar mi correo",
    stranger:
      "Si no acabas de registrarte, no confirmes nada: la contraseña la eligió otra persona, y sin ti no pasa nada.",
  },
  taken: {
    subject: "Ya tienes una cuenta en Salida",
    told: "Alguien se ha registrado con esta dirección; quizá fuiste tú. Ya tienes una cuenta y sigue como estaba.",
    press: "Iniciar sesión",
    forgotten: "Si has olvidado tu contraseña, elige otra.",
    stranger: "Si no fuiste tú, no tienes que hacer nada: nadie ha entrado.",
  },
  recovery: {
    subject: "Elige una contraseña nueva para Salida",
    told: "Aquí puedes elegir una contraseña nueva para tu cuenta.",
    press: "Elegir una contraseña nueva",
    stranger:
      "Si no lo pediste tú, no tienes que hacer nada: tu contraseña sigue siendo la misma. No des el código a nadie.",
  },
  email_change_old: {
    subject: "Acepta tu nuevo correo en Salida",
    told: (newEmail) =>
      `Tu cuenta va a pasar de esta dirección a ${newEmail}. Si lo pediste tú, acéptalo aquí; también preguntamos en la dirección nueva.`,
    press: "Aceptar el cambio",
    stranger:
      "Si no fuiste tú, no lo aceptes: otra persona ha entrado en tu cuenta. Elige cuanto antes una contraseña nueva.",
  },
  email_change_new: {
    subject: "Confirma esta dirección en Salida",
    told: "Una cuenta de Salida va a pasar a esta dirección. Confirma que es tuya; también preguntamos en la dirección anterior.",
    press: "Confirmar esta dirección",
    stranger: "Si no sabes de qué se trata, no tienes que hacer nada: sin ti, todo queda como está.",
  },
  reauthentication: {
    subject: "Tu código de Salida",
    told: "Escribe este código para demostrar que eres tú:",
    life: "Sirve una sola vez, durante diez minutos.",
    stranger:
      "Si no lo pediste tú, otra persona ha entrado en tu cuenta. No des el código a nadie y elige cuanto antes una contraseña nueva.",
  },
  password_changed: {
    subject: "Tu contraseña de Salida ha cambiado",
    told: "La contraseña de tu cuenta acaba de cambiar.",
    stranger: "Si fuiste tú, todo está bien. Si no, elige cuanto antes una nueva.",
  },
  email_changed: {
    subject: "Tu correo de Salida ha cambiado",
    told: (newEmail) => `Tu cuenta está ahora en ${newEmail}. Salida ya no escribirá a esta dirección.`,
    stranger:
      "Si no fuiste tú, otra persona puede leer este buzón, porque el cambio se aceptó desde aquí. Cambia la contraseña del buzón y avisa a quien lleva este servidor de Salida.",
  },
};
