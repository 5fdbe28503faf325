/** Whether the browser believes in a connection; a server that does not answer is another matter. */
export function isOnline(): boolean {
  return navigator.onLine !== false;
}

export function watchOnline(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
