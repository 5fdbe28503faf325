import { thing } from "./thing.ts";

const balloonTint = {
  plain: ["#f8312f", "#ff8687"],
  shade: ["#ca0b4a"],
  colours: ["red", "blue", "green", "yellow", "pink"] as const,
};

/** Games, sports, music, film and art. */
export const leisure = {
  football: thing("football", "n:soccer-ball", 0.2, ["ground"], {
    synonyms: ["ball", "soccer ball"],
    colours: ["white", "grey"],
  }),
  basketball: thing("basketball", "n:basketball", 0.22, ["ground"], {
    synonyms: ["ball"],
    colours: ["orange"],
  }),
  volleyball: thing("volleyball", "n:volleyball", 0.2, ["ground"], { synonyms: ["ball"] }),
  racket: thing("tennis racket", "n:tennis", 0.36, ["ground"], {
    synonyms: ["racket", "racquet", "tennis racquet"],
  }),
  goal: thing("goal", "f:goal-net", 0.85, ["ground"], { synonyms: ["goal net", "net"], colours: ["red"] }),
  trophy: thing("trophy", "n:trophy", 0.34, ["surface", "ground"], {
    plural: "trophies",
    synonyms: ["cup", "prize"],
    colours: ["yellow"],
  }),
  kite: thing("kite", "f:kite", 0.46, ["sky"], { action: "flying" }),
  balloon: thing("balloon", "f:balloon", 0.42, ["sky"], {
    tint: { ...balloonTint, colours: [...balloonTint.colours] },
    action: "flying",
    most: 3,
  }),
  controller: thing("game controller", "n:video-game", 0.2, ["surface"], {
    synonyms: ["controller", "video game", "gamepad", "joystick"],
  }),
  joystick: thing("joystick", "n:joystick", 0.26, ["surface"], { synonyms: ["controller"] }),
  dice: thing("die", "n:game-die", 0.2, ["surface", "ground"], {
    plural: "dice",
    synonyms: ["dice"],
    most: 2,
  }),
  chess: thing("chess piece", "n:chess-pawn", 0.26, ["surface"], {
    synonyms: ["pawn", "chess"],
    colours: ["grey"],
    most: 3,
  }),
  puzzle: thing("puzzle piece", "n:puzzle-piece", 0.2, ["surface"], {
    synonyms: ["puzzle", "jigsaw"],
    colours: ["green"],
    most: 2,
  }),
  guitar: thing("guitar", "f:guitar", 0.5, ["ground"], { colours: ["red"] }),
  violin: thing("violin", "n:violin", 0.45, ["surface", "ground"], { colours: ["brown", "orange"] }),
  drum: thing("drum", "n:drum", 0.4, ["ground"], { colours: ["red"], most: 2 }),
  longDrum: thing("drum", "n:long-drum", 0.5, ["ground"], { colours: ["orange"], most: 2 }),
  trumpet: thing("trumpet", "n:trumpet", 0.32, ["surface", "ground"], { colours: ["yellow"] }),
  saxophone: thing("saxophone", "n:saxophone", 0.42, ["ground"], { colours: ["yellow"] }),
  accordion: thing("accordion", "n:accordion", 0.4, ["ground"], {}),
  harp: thing("harp", "n:harp", 0.9, ["ground"], {}),
  microphone: thing("microphone", "n:studio-microphone", 0.36, ["surface"], {
    synonyms: ["mike"],
  }),
  filmCamera: thing("film camera", "n:movie-camera", 0.46, ["ground"], {
    synonyms: ["camera", "movie camera"],
  }),
  projector: thing("film projector", "n:film-projector", 0.42, ["ground", "surface"], {
    synonyms: ["projector"],
  }),
  clapperboard: thing("clapperboard", "n:clapper-board", 0.28, ["surface", "ground"], {
    synonyms: ["clapper board"],
  }),
  camera: thing("camera", "n:camera", 0.18, ["surface"], {}),
  palette: thing("palette", "n:artist-palette", 0.26, ["surface"], {
    synonyms: ["paint palette", "paints", "paint"],
  }),
  masks: thing("pair of masks", "n:performing-arts", 0.44, ["wall"], {
    plural: "pairs of masks",
    synonyms: ["mask", "theatre mask"],
    colours: ["blue", "yellow"],
  }),
};
