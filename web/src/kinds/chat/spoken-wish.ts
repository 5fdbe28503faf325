const key = "salida-spoken-replies";

/** Whether spoken replies were last wished for on this browser; nothing where nobody ever said. */
export function wishedSpoken(): boolean | undefined {
  const kept = localStorage.getItem(key);
  return kept === null ? undefined : kept === "yes";
}

/** Remembers it for other conversations and other days. */
export function wishSpoken(spoken: boolean): void {
  localStorage.setItem(key, spoken ? "yes" : "no");
}
