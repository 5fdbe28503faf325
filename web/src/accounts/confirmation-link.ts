/** What a mail's link carries behind the hash, which no server sees and no mail scanner follows. */
export function confirmationIn(hash: string): { tokenHash: string; type: "signup" | "email" } | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const tokenHash = parts.get("token_hash");
  const type = parts.get("type");
  if (!tokenHash || (type !== "signup" && type !== "email")) return null;
  return { tokenHash, type };
}
