import { maxPasswordBytes } from "@salida/rules/passwords.ts";
import { config } from "#config.ts";
import { useWords } from "#i18n/room-words.ts";
import { newPasswordWords } from "./new-password-words.ts";
import { words } from "./words.ts";

export type NewPassword = Record<"password" | "repeated", string>;

/** What is wrong with a chosen password as far as the browser can tell; the server knows more. */
export function useNewPasswordFaults(): (chosen: NewPassword) => Partial<NewPassword> {
  const say = useWords(words);
  const sayNew = useWords(newPasswordWords);
  const length = config.passwordMinLength;
  return ({ password, repeated }) => {
    const faults: Partial<NewPassword> = {};
    if (!password) faults.password = say("passwordRequired");
    else if ([...password].length < length) faults.password = sayNew("passwordShort", { length });
    else if (new TextEncoder().encode(password).length > maxPasswordBytes)
      faults.password = sayNew("passwordLong", { most: maxPasswordBytes });
    if (password && repeated !== password) faults.repeated = sayNew("passwordsDiffer");
    return faults;
  };
}
