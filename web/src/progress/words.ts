import type { LevelName } from "@salida/rules/levels.ts";
import type { RankName } from "@salida/rules/progress/ranks.ts";
import { roomWords } from "#i18n/room-words.ts";

export const words = roomWords("progress", {
  en: {
    points: "points",
    pointsOf: "{{points}} of {{most}} points",
    toNext_one: "{{points}} point to {{rank}}",
    toNext_other: "{{points}} points to {{rank}}",
    highest: "You've reached the highest rank.",
    rank: "Rank",
    level: "Level",
    levelTitle: "What's your English like today?",
    levelText: "Exercises are written for this level. You can change it at any time in your profile.",
    levelRequired: "Level required",
    levelRequiredText: "Please select a level to continue.",
    unsure: "Not sure?",
    find: "Find my level in five minutes",
    findOn: "Go on with question {{number}} of the level test",
    start: "Start here",
    starting: "Opening the door…",
    created: "Your level is set",
    createdText: "Your first exercise is waiting.",
    createFailed: "Could not create your statistics",
    newRank: "New rank: {{rank}}",
  },
  es: {
    points: "puntos",
    pointsOf: "{{points}} de {{most}} puntos",
    toNext_one: "Falta {{points}} punto para {{rank}}",
    toNext_other: "Faltan {{points}} puntos para {{rank}}",
    highest: "Llegaste al rango más alto.",
    rank: "Rango",
    level: "Nivel",
    levelTitle: "¿Cómo es tu inglés hoy?",
    levelText: "Los ejercicios se escriben para este nivel. Puedes cambiarlo cuando quieras en tu perfil.",
    levelRequired: "Falta el nivel",
    levelRequiredText: "Elige un nivel para continuar.",
    unsure: "¿No lo tienes claro?",
    find: "Encuentra tu nivel en cinco minutos",
    findOn: "Sigue por la pregunta {{number}} de la prueba de nivel",
    start: "Empezar aquí",
    starting: "Abriendo la puerta…",
    created: "Tu nivel está listo",
    createdText: "Tu primer ejercicio te espera.",
    createFailed: "No se pudieron crear tus estadísticas",
    newRank: "Nuevo rango: {{rank}}",
  },
});

type RankWords = Record<RankName, string>;

export const rankWords = roomWords("ranks", {
  en: {
    NOVICE: "Novice",
    EXPLORER: "Explorer",
    STUDENT: "Student",
    APPRENTICE: "Apprentice",
    TRAVELER: "Traveller",
    ADVENTURER: "Adventurer",
    COMMUNICATOR: "Communicator",
    EXPERT: "Expert",
    MASTER: "Master",
    LEGEND: "Legend",
    GOD: "God",
  } satisfies RankWords,
  es: {
    NOVICE: "Novato",
    EXPLORER: "Explorador",
    STUDENT: "Estudiante",
    APPRENTICE: "Aprendiz",
    TRAVELER: "Viajero",
    ADVENTURER: "Aventurero",
    COMMUNICATOR: "Comunicador",
    EXPERT: "Experto",
    MASTER: "Maestro",
    LEGEND: "Leyenda",
    GOD: "Dios",
  },
});

/** What a learner can do at each level, in our own words. */
export const levelWords = roomWords("levels", {
  en: {
    A1: "I know some words and very simple sentences.",
    A2: "I understand short messages about everyday things.",
    B1: "I manage on a trip and follow familiar topics.",
    B2: "I follow articles and can argue my view.",
    C1: "I read long texts and speak without searching for words.",
    C2: "I understand practically everything.",
  } satisfies Record<LevelName, string>,
  es: {
    A1: "Conozco algunas palabras y frases muy sencillas.",
    A2: "Entiendo mensajes cortos sobre cosas cotidianas.",
    B1: "Me defiendo en un viaje y sigo temas conocidos.",
    B2: "Sigo artículos y puedo defender mi opinión.",
    C1: "Leo textos largos y hablo sin buscar las palabras.",
    C2: "Entiendo prácticamente todo.",
  },
});
