const set = (words: string) => new Set(words.split(" "));

/** Those one has: "my mother". */
export const kin: ReadonlySet<string> = set(
  "mother father mum mom dad brother sister son daughter wife husband boyfriend girlfriend grandmother grandfather " +
    "grandma grandpa grandad uncle aunt cousin friend boss neighbour neighbor teacher colleague flatmate classmate nephew niece",
);
/** Words for one person or animal. */
export const beings: ReadonlySet<string> = new Set([
  ...kin,
  ...set(
    "man woman boy girl child baby person guy lady doctor student pupil nurse waiter waitress dog cat bird horse kid " +
      "driver customer player singer tourist actor president couple runner",
  ),
]);
export const men: ReadonlySet<string> = set(
  "he man boy father dad brother son husband boyfriend grandfather grandpa grandad uncle nephew antonio carlos david daniel " +
    "diego fernando francisco javier jorge jose josé juan luis manuel marcos mario miguel pablo paco pedro pepe rafael raul " +
    "raúl roberto sergio tom john peter mark paul james",
);
export const women: ReadonlySet<string> = set(
  "she woman girl mother mum mom sister daughter wife girlfriend grandmother grandma aunt niece ana andrea beatriz carmen " +
    "carla clara cristina elena eva ines inés isabel julia laura lucia lucía luisa maria maría marta monica mónica paula pilar " +
    "rosa sandra sara silvia sofia sofía teresa mary anna lucy sarah emma",
);
/** Professions that need an article: "a teacher". */
export const professions: ReadonlySet<string> = set(
  "teacher doctor nurse engineer lawyer waiter waitress cook chef student architect accountant actor actress journalist " +
    "mechanic dentist secretary taxi-driver policeman plumber electrician hairdresser writer singer painter artist scientist " +
    "pilot vet psychologist receptionist translator firefighter farmer footballer photographer designer programmer",
);
