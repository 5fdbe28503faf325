import { databaseName } from "./names.ts";

let opening: Promise<IDBDatabase> | undefined;

/** The database with what the server answered. */
export function openDatabase(): Promise<IDBDatabase> {
  opening ??= open();
  opening.catch(shut);
  return opening;
}

function shut() {
  opening = undefined;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(databaseName, 1);
    asked.onupgradeneeded = () => {
      for (const [store, keyPath] of [
        ["answers", ["account", "address"]],
        ["media", ["account", "url"]],
      ] as const)
        asked.result.createObjectStore(store, { keyPath: [...keyPath] });
    };
    asked.onsuccess = () => {
      const database = asked.result;
      // somebody signs out in another tab, or a later version of ours opens it
      database.onversionchange = () => {
        shut();
        database.close();
      };
      database.onclose = shut;
      resolve(database);
    };
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(new Error("The database is blocked"));
  });
}

/** What a request comes to. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
