import { type Form, libraryForm } from "@salida/library/form.ts";

/** What a generated reading has to be: as the library's, though a question may have fallen. */
export const generatedForm: Form = {
  ...libraryForm,
  items: { least: 3, most: 4 },
  skills: 2,
  // a die chooses the key, so that an option's length tells nothing of it
  optionLength: { times: 2, characters: 8 },
};
