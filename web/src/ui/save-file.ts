/** Long enough for a browser to have begun to save. */
const savingMs = 60_000;

/** Hands a file to the browser to save under its name. */
export function saveFile(file: File) {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), savingMs);
}
