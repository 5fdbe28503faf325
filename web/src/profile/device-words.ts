import { roomWords } from "#i18n/room-words.ts";

/** Said on the profile of what a device remembers. */
export const deviceWords = roomWords("device-settings", {
  en: {
    language: "Language",
    languageIntro: "Of everything but the English you practise.",
    theme: "Appearance",
    themeIntro: "Light, dark, or as your system has it. Escape rooms are always at night.",
    sounds: "Sounds",
    soundsIntro: "A chime for what went well, and the sound of escape rooms. Never over a recording.",
    shortcuts: "Single-key shortcuts",
    shortcutsIntro: "Answer, verify and play with the keyboard alone.",
    shortcutsList: "Show all shortcuts",
  },
  es: {
    language: "Idioma",
    languageIntro: "El de todo, menos del inglés que practicas.",
    theme: "Aspecto",
    themeIntro: "Claro, oscuro o como lo tenga tu sistema. En las salas de escape siempre es de noche.",
    sounds: "Sonidos",
    soundsIntro: "Unas notas cuando algo sale bien y el ambiente de las salas. Nunca sobre una grabación.",
    shortcuts: "Atajos de una tecla",
    shortcutsIntro: "Responde, comprueba y reproduce solo con el teclado.",
    shortcutsList: "Ver todos los atajos",
  },
});
