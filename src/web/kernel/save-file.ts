/** So long an address stands until the browser has surely begun to read it. */
const keptMs = 10_000;

/** Puts a file where the browser puts what is downloaded. */
export const saveFile = (blob: Blob, name: string): void => {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
};
