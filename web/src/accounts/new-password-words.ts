import { roomWords } from "#i18n/room-words.ts";

/** Said wherever a password is chosen. */
export const newPasswordWords = roomWords("new-password", {
  en: {
    newPassword: "New password",
    passwordHint: "At least {{length}} characters.",
    repeatPassword: "Repeat the password",
    passwordShort: "Use at least {{length}} characters.",
    passwordLong: "Use at most {{bytes}} bytes; that one is too long.",
    passwordsDiffer: "The two passwords are not the same.",
  },
  es: {
    newPassword: "Nueva contraseña",
    passwordHint: "Al menos {{length}} caracteres.",
    repeatPassword: "Repite la contraseña",
    passwordShort: "Usa al menos {{length}} caracteres.",
    passwordLong: "Usa como mucho {{bytes}} bytes; esa es demasiado larga.",
    passwordsDiffer: "Las dos contraseñas no son iguales.",
  },
});
