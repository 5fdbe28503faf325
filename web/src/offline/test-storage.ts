/** As much of a browser's storage as is used here; a full one refuses what is new. */
export function aStorage({ full = false } = {}): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem(key: string, value: string) {
      if (full) throw new DOMException("full", "QuotaExceededError");
      storage[key] = value;
    },
    removeItem: (key: string) => delete storage[key],
  };
  // keys are properties of a storage, methods are not among them
  const storage = Object.create(methods, {
    length: { get: () => Object.keys(storage).length },
  });
  return storage;
}
