import { roomWords } from "#i18n/room-words.ts";

export const confirmWords = roomWords("confirm", {
  en: {
    title: "Confirm your e-mail",
    intro: "One press, and the door is open.",
    changeTitle: "Change of e-mail",
    changeIntro: "Your account is to have another address. With one press you agree to it from this mailbox.",
    changeButton: "Agree to the change",
    passwordIntro:
      "This account was created in another browser. Enter the password that was chosen there, so that nobody can make an account in your name.",
    button: "Confirm my e-mail",
    busy: "Confirming…",
    notConfirmed: "Could not confirm it",
    wrongPassword:
      "This is not the password of this sign-up. If you signed up more than once, open the newest mail, or create the account again.",
    confirmed: "E-mail confirmed. Welcome!",
    changed: "Your e-mail is changed",
    halfTitle: "Confirmed",
    half: "Now open the link we sent to your other address: the change is done once both have agreed.",
    deadSignUp:
      "Links are good once and for an hour. If you confirmed already, log in. If not, create the account again to get a new link.",
    deadSignUpAgain:
      "Links are good once and for an hour. If you confirmed already, log in. If not, have the mail sent again to {{email}}, or create the account again.",
    deadChange:
      "Links are good once and for an hour. If both addresses agreed already, the change is done. If not, ask for it again in your profile.",
  },
  es: {
    title: "Confirma tu correo",
    intro: "Un clic y la puerta está abierta.",
    changeTitle: "Cambio de correo",
    changeIntro: "Tu cuenta va a tener otra dirección. Con un clic lo aceptas desde este buzón.",
    changeButton: "Aceptar el cambio",
    passwordIntro:
      "Esta cuenta se creó en otro navegador. Escribe la contraseña que se eligió allí, para que nadie pueda crear una cuenta en tu nombre.",
    button: "Confirmar mi correo",
    busy: "Confirmando…",
    notConfirmed: "No se pudo confirmar",
    wrongPassword:
      "Esta no es la contraseña de este registro. Si te registraste más de una vez, abre el correo más reciente o crea la cuenta otra vez.",
    confirmed: "Correo confirmado. ¡Te damos la bienvenida!",
    changed: "Tu correo ha cambiado",
    halfTitle: "Confirmado",
    half: "Ahora abre el enlace que enviamos a tu otra dirección: el cambio se completa cuando ambas están de acuerdo.",
    deadSignUp:
      "Los enlaces sirven una vez y durante una hora. Si ya confirmaste, inicia sesión. Si no, crea la cuenta otra vez para recibir un enlace nuevo.",
    deadSignUpAgain:
      "Los enlaces sirven una vez y durante una hora. Si ya confirmaste, inicia sesión. Si no, pide que el correo se envíe otra vez a {{email}} o crea la cuenta de nuevo.",
    deadChange:
      "Los enlaces sirven una vez y durante una hora. Si ambas direcciones ya estaban de acuerdo, el cambio está hecho. Si no, pídelo otra vez en tu perfil.",
  },
});
