const key = "binding";

/** Remembers, for this tab, that one left for Google or X to bind an account there, not to sign in. */
export const keepBinding = (name: "google" | "x" | null): void => {
  try {
    if (name) sessionStorage.setItem(key, name);
    else sessionStorage.removeItem(key);
  } catch {
    // Forbidden: one comes back as if to sign in.
  }
};

export const readBinding = (): "google" | "x" | null => {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === "google" || kept === "x" ? kept : null;
  } catch {
    return null;
  }
};
