import { roomWords } from "#i18n/room-words.ts";

/** Said wherever a password is chosen. */
export const newPasswordWords = roomWords("new-password", {
  en: {
    newPassword: "New password",
    passwordHint: "At least {{length}} characters.",
    repeatPassword: "Repeat the password",
    passwordShort: "Use at least {{length}} characters.",
    passwordLong: "Use at most {{most}} characters (accents and emoji count as several).",
    passwordsDiffer: "The passwords don't match.",
  },
  es: {
    newPassword: "Contraseña nueva",
    passwordHint: "Al menos {{length}} caracteres.",
    repeatPassword: "Repite la contraseña",
    passwordShort: "Usa al menos {{length}} caracteres.",
    passwordLong: "Usa como mucho {{most}} caracteres (los acentos y los emojis cuentan por varios).",
    passwordsDiffer: "Las contraseñas no coinciden.",
  },
});
