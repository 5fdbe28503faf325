const storageKey = "salida-sign-ups";
const most = 5;

/** Keeps the id of a sign-up made in this browser: confirming it here needs no password. */
export function rememberSignUp(id: string) {
  keep([id, ...remembered().filter((it) => it !== id)].slice(0, most));
}

/** Whether a sign-up was made in this browser, one of the last few. */
export function wasMadeHere(id: string | null): boolean {
  return id !== null && remembered().includes(id);
}

export function forgetSignUp(id: string | null) {
  keep(remembered().filter((it) => it !== id));
}

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((it) => typeof it === "string") : [];
  } catch {
    return [];
  }
}

function keep(ids: readonly string[]) {
  try {
    if (ids.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // A storage that is full costs no more than a password asked for once.
  }
}
