import { thing } from "./thing.ts";

/** What takes people somewhere. */
export const vehicles = {
  bicycle: thing("bicycle", "n:bicycle", 0.6, ["ground"], { synonyms: ["bike"], colours: ["blue"] }),
  scooter: thing("scooter", "n:motor-scooter", 0.62, ["ground"], {
    synonyms: ["motor scooter", "moped"],
    colours: ["yellow"],
  }),
  motorbike: thing("motorbike", "n:motorcycle", 0.6, ["ground"], {
    synonyms: ["motorcycle", "bike"],
    colours: ["red"],
  }),
  car: thing("car", "f:automobile", 0.78, ["ground"], {
    synonyms: ["automobile"],
    tint: { plain: ["#f8312f"], shade: ["#ca0b4a"], colours: ["red", "blue", "green", "orange", "purple"] },
  }),
  taxi: thing("taxi", "n:taxi", 0.78, ["ground"], { synonyms: ["cab", "car"], colours: ["yellow"] }),
  bus: thing("bus", "n:bus", 1.2, ["ground"], { plural: "buses", synonyms: ["coach"] }),
  policeCar: thing("police car", "n:police-car", 0.78, ["ground"], {
    synonyms: ["car"],
    colours: ["black", "white"],
  }),
  fireEngine: thing("fire engine", "n:fire-engine", 1.1, ["ground"], {
    synonyms: ["fire truck"],
    colours: ["red"],
  }),
  lorry: thing("lorry", "n:delivery-truck", 1.05, ["ground"], {
    synonyms: ["truck", "van"],
    plural: "lorries",
  }),
  tractor: thing("tractor", "n:tractor", 1.0, ["ground"], { colours: ["green"] }),
  racingCar: thing("racing car", "n:racing-car", 0.5, ["ground"], {
    synonyms: ["race car", "car"],
    colours: ["red"],
  }),
  kickScooter: thing("scooter", "f:kick-scooter", 0.5, ["ground"], {
    synonyms: ["kick scooter"],
    colours: ["blue"],
  }),
  skateboard: thing("skateboard", "f:skateboard", 0.24, ["ground"], { colours: ["purple"] }),
  rocket: thing("rocket", "n:rocket", 0.9, ["sky"], {
    synonyms: ["spaceship", "spacecraft"],
    action: "flying",
  }),
  ufo: thing("flying saucer", "n:flying-saucer", 0.6, ["sky"], {
    synonyms: ["UFO", "spaceship", "spacecraft"],
    action: "flying",
  }),
  satellite: thing("satellite", "n:satellite", 0.42, ["sky"], { synonyms: ["space station"] }),
  plane: thing("plane", "n:airplane", 0.5, ["sky"], {
    synonyms: ["airplane", "aeroplane", "jet"],
    action: "flying",
    colours: ["blue"],
  }),
  helicopter: thing("helicopter", "n:helicopter", 0.5, ["sky"], { action: "flying", colours: ["yellow"] }),
  smallPlane: thing("plane", "n:small-airplane", 0.45, ["sky"], {
    synonyms: ["airplane", "aeroplane"],
    action: "flying",
  }),
  sailingBoat: thing("sailing boat", "n:sailboat", 1.05, ["water"], {
    synonyms: ["boat", "sailboat", "yacht"],
  }),
  motorboat: thing("motorboat", "n:speedboat", 0.55, ["water"], {
    synonyms: ["boat", "speedboat"],
    colours: ["orange", "yellow"],
  }),
  ship: thing("ship", "n:ship", 1.1, ["water"], { synonyms: ["boat", "liner"], colours: ["red", "white"] }),
  canoe: thing("canoe", "n:canoe", 0.45, ["water"], { synonyms: ["boat"], colours: ["brown"] }),
};
