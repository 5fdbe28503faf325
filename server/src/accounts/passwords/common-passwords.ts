import { dictionary } from "@zxcvbn-ts/language-common";

/** The passwords found most often where passwords were stolen; all in lower case. Some 4 MB of memory. */
const common: ReadonlySet<string> = new Set(dictionary["passwords-common"]);
const ownName = /^salida[^\p{L}]{0,4}$/u;

/** Whether a password is among the first that anybody would try: a common one, our own name, the own address. */
export function isGuessable(password: string, email?: string): boolean {
  const tried = password.toLowerCase();
  if (common.has(tried) || ownName.test(tried)) return true;
  const address = email?.toLowerCase();
  return address !== undefined && (tried === address || tried === address.split("@")[0]);
}
