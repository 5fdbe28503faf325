import { roomWords } from "#i18n/room-words.ts";

export const confirmWords = roomWords("confirm", {
  en: {
    title: "Confirm your e-mail",
    intro: "One press, and the door is open.",
    changeTitle: "Change your e-mail",
    changeIntro: "Your account is about to move to another address. Approve it from this inbox.",
    changeButton: "Approve the change",
    passwordIntro:
      "This account was created in another browser. Enter the password that was chosen there, so that nobody can make an account in your name.",
    button: "Confirm my e-mail",
    busy: "Confirming…",
    notConfirmed: "Couldn't confirm it",
    wrongPassword:
      "That's not the password of this sign-up. If you signed up more than once, open the newest e-mail or create the account again.",
    confirmed: "E-mail confirmed. Welcome!",
    changed: "Your e-mail has been changed",
    halfTitle: "Confirmed",
    half: "Now open the link we sent to your other address: the change is complete once both have approved it.",
    deadSignUp:
      "Links work once and expire after an hour. Already confirmed? Log in. If not, create the account again to get a new link.",
    deadSignUpAgain:
      "Links work once and expire after an hour. Already confirmed? Log in. If not, send the e-mail to {{email}} again, or create the account again.",
    deadChange:
      "Links work once and expire after an hour. If both addresses have approved, the change is done. If not, ask for it again in your profile.",
  },
  es: {
    title: "Confirma tu correo",
    intro: "Un clic y la puerta está abierta.",
    changeTitle: "Cambia tu correo",
    changeIntro: "Tu cuenta va a pasar a otra dirección. Apruébalo desde este correo.",
    changeButton: "Aprobar el cambio",
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
    half: "Ahora abre el enlace que enviamos a tu otra dirección: el cambio se completa cuando ambas lo aprueban.",
    deadSignUp:
      "Los enlaces sirven una sola vez y caducan en una hora. ¿Ya confirmaste? Inicia sesión. Si no, crea la cuenta otra vez para recibir un enlace nuevo.",
    deadSignUpAgain:
      "Los enlaces sirven una sola vez y caducan en una hora. ¿Ya confirmaste? Inicia sesión. Si no, envía otra vez el correo a {{email}} o crea la cuenta de nuevo.",
    deadChange:
      "Los enlaces sirven una sola vez y caducan en una hora. Si ambas direcciones lo aprobaron, el cambio está hecho. Si no, pídelo otra vez en tu perfil.",
  },
});
