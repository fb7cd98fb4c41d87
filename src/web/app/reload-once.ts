const key = "reloadedAt";
const againAfterMs = 60_000;

/**
 * Fetches the page anew, but never twice in a minute: a file may be missing for good. While the server cannot be reached the page
 * stays: the browser's own error page would take its place, and what is written on it.
 */
export const reloadOnce = async (): Promise<void> => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < againAfterMs) return;
    const { ok } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    if (!ok) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
};
