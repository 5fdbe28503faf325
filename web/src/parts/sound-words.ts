import { roomWords } from "#i18n/room-words.ts";

export const soundWords = roomWords("sound", {
  en: {
    recording: "Recording",
    play: "Play",
    pause: "Pause",
    stop: "Stop and go to the start",
    position: "Position",
    positionOf: "{{now}} of {{all}}",
    speed: "Speed",
    loading: "The recording is loading…",
    failed: "The recording could not be loaded.",
    again: "Try again",
    transcript: "What was said",
    transcriptHint: "Press a sentence to hear it again.",
  },
  es: {
    recording: "Grabación",
    play: "Reproducir",
    pause: "Pausar",
    stop: "Detener y volver al principio",
    position: "Posición",
    positionOf: "{{now}} de {{all}}",
    speed: "Velocidad",
    loading: "La grabación se está cargando…",
    failed: "No se pudo cargar la grabación.",
    again: "Reintentar",
    transcript: "Lo que se dijo",
    transcriptHint: "Pulsa una frase para volver a oírla.",
  },
});
