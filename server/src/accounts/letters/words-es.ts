import type { en } from "./words-en.ts";

export const es: typeof en = {
  life: "El enlace sirve una sola vez y caduca en una hora.",
  codeToo: "O escribe este código donde te lo pidan:",
  codeLife: "El código sirve durante diez minutos. No se lo des a nadie.",
  newPassword: "Cambiar mi contraseña",
  signup: {
    subject: "Confirma tu correo en Salida",
    told: "¡Te damos la bienvenida a Salida! Confirma que esta dirección es tuya y empieza tu primer ejercicio.",
    press: "Confirmar mi correo",
    stranger:
      "¿No acabas de registrarte? Entonces no confirmes nada: la contraseña la eligió otra persona. Si ignoras este correo, no pasará nada.",
  },
  taken: {
    subject: "Ya tienes una cuenta en Salida",
    told: "Alguien, quizá tú, se ha registrado con esta dirección. Ya tienes una cuenta y sigue como estaba.",
    press: "Iniciar sesión",
    forgotten: "¿Olvidaste tu contraseña? Cámbiala aquí.",
    stranger: "Si no fuiste tú, no tienes que hacer nada: nadie ha entrado.",
  },
  wanted: {
    subject: "Alguien ha pedido tu dirección en Salida",
    told: "Alguien ha intentado pasar otra cuenta de Salida a esta dirección. Ya es la de tu cuenta, así que todo sigue igual.",
    stranger: "Si fuiste tú: cada dirección solo puede tener una cuenta. Si no, no tienes que hacer nada.",
  },
  recovery: {
    subject: "Cambia tu contraseña de Salida",
    told: "Elige aquí una contraseña nueva para tu cuenta.",
    press: "Cambiar mi contraseña",
    stranger: "Si no lo pediste tú, ignora este correo: tu contraseña sigue siendo la misma.",
  },
  email_change_old: {
    subject: "Aprueba tu nuevo correo en Salida",
    told: (newEmail) =>
      `Tu cuenta va a pasar de esta dirección a ${newEmail}. Si lo pediste tú, apruébalo aquí; también hemos escrito a la dirección nueva.`,
    press: "Aprobar el cambio",
    stranger:
      "Si no fuiste tú, no lo apruebes: otra persona ha entrado en tu cuenta. Cambia tu contraseña cuanto antes.",
  },
  email_change_new: {
    subject: "Confirma tu nuevo correo en Salida",
    told: "Una cuenta de Salida va a pasar a esta dirección. Confirma que es tuya; también hemos escrito a la dirección anterior.",
    press: "Confirmar esta dirección",
    stranger: "Si no sabes de qué se trata, ignora este correo: sin ti no cambia nada.",
  },
  reauthentication: {
    subject: "Tu código de Salida",
    told: "Escribe este código para demostrar que eres tú:",
    life: "Sirve una sola vez y caduca en diez minutos.",
    stranger:
      "Si no lo pediste tú, otra persona ha entrado en tu cuenta. No le des el código a nadie y cambia tu contraseña cuanto antes.",
  },
  password_changed: {
    subject: "Tu contraseña de Salida ha cambiado",
    told: "La contraseña de tu cuenta acaba de cambiar.",
    stranger: "Si fuiste tú, todo está en orden. Si no, cámbiala cuanto antes.",
  },
  email_changed: {
    subject: "Tu correo de Salida ha cambiado",
    told: (newEmail) => `Tu cuenta ha pasado a ${newEmail}. Salida ya no escribirá a esta dirección.`,
    stranger:
      "Si no fuiste tú, otra persona puede leer tu correo, porque el cambio se aprobó desde aquí. Cambia la contraseña de tu correo y avisa a quien lleva este servidor de Salida.",
  },
};
