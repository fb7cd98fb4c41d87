const key = "reloadedAt";
const againAfterMs = 60_000;

/** Fetches the page anew, but never twice in a minute: a file may be missing for good. */
export const reloadOnce = (): void => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < againAfterMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
};
