const storageKey = "salida-shortcuts";

/** Whether single keys do something; remembered on this device. */
export function shortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

export function turnShortcuts(on: boolean) {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
}
