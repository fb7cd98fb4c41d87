/** What stays in the browser. Where storage is forbidden the page keeps it in memory and goes on. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();
const local = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};
const tell = (): void => {
  for (const listener of listeners) listener();
};

export const readKept = (key: string): string | null => {
  try {
    return memory.get(key) ?? local()?.getItem(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
};

export const keep = (key: string, value: string): void => {
  memory.delete(key);
  try {
    const storage = local();
    if (storage) storage.setItem(key, value);
    else memory.set(key, value);
  } catch {
    // Full or forbidden: for this visit memory has it.
    memory.set(key, value);
  }
  tell();
};

export const forget = (keys: readonly string[]): void => {
  for (const key of keys) {
    memory.delete(key);
    try {
      local()?.removeItem(key);
    } catch {
      // Forbidden: there was nothing to remove.
    }
  }
  tell();
};

/** Forgets all that is kept for every tab, and for this one, but what is named. */
export const forgetAllBut = (keys: readonly string[]): void => {
  const isOther = (key: string): boolean => !keys.includes(key);
  try {
    forget([...memory.keys(), ...Object.keys(local() ?? {})].filter(isOther));
    for (const key of Object.keys(globalThis.sessionStorage ?? {}).filter(isOther)) sessionStorage.removeItem(key);
  } catch {
    // Forbidden: there was nothing to remove.
  }
};

/** Calls back when something kept changes, here or in another tab. @returns the way to stop it */
export const onKeptChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  globalThis.addEventListener?.("storage", listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.("storage", listener);
  };
};
