/** The hosted auth service cuts passwords at 72 bytes of UTF-8; longer ones are refused everywhere. */
export const maxPasswordBytes = 72;

/** The shortest password accepted unless the operator asks for more. */
export const minPasswordLength = 6;

/** Shaped like an address: something, an at sign, a host with a dot or none. Deliverability is the mail's to show. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/.test(text);
}
