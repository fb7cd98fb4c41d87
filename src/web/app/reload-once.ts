import { untilReloadable } from "../kernel/hold-reload.ts";

const key = "reloadedAt";
const againAfterMs = 60_000;

/** Fetches the page anew, unless the server cannot be reached: the browser's own error page would take this one's place, and what is written on it. */
export const reload = async (before?: () => void): Promise<void> => {
  const isThere = await fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  before?.();
  location.reload();
};

/** Fetches the page anew, but never in the middle of an answer, and never twice in a minute: a file may be missing for good. */
export const reloadOnce = async (): Promise<void> => {
  await untilReloadable();
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < againAfterMs) return;
  } catch {
    return;
  }
  await reload(() => sessionStorage.setItem(key, String(Date.now())));
};
