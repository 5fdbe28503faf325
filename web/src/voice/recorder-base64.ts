/** How many characters a call is given at once: each is an argument, and a browser's stack holds only so many. */
const chunk = 0x8000;

/** Bytes as base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}
