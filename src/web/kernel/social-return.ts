import type { SocialReturn } from "./sign-in.ts";

const denied = "access_denied";

/** The fragment as parameters, be it `#a=b` or a route of its own, `#/?a=b`. */
const readHash = (hash: string): URLSearchParams => new URLSearchParams(hash.replace(/^#\/?\??/, ""));

/**
 * What an address says that Google or X sent somebody back with. Google: `#access_token=TICKET`, `#error=access_denied`. X: `#/?state=…&code=TICKET`, the
 * same pair in the query, `?error=access_denied&state=state`. null: nothing of the kind.
 */
export const parseSocialReturn = ({ search, hash }: Pick<Location, "search" | "hash">): SocialReturn | null => {
  const [query, fragment] = [new URLSearchParams(search), readHash(hash)];
  const token = fragment.get("access_token");
  if (token) return { name: "google", ticket: token };
  if (query.get("error") === denied && query.get("state") === "state") return { name: "twitter", ticket: null };
  if (fragment.get("error") === denied || query.get("error") === denied) return { name: "google", ticket: null };
  for (const place of [fragment, query]) {
    const code = place.get("code");
    if (code && place.get("state")) return { name: "twitter", ticket: code };
  }
  return null;
};

/** The same address without what came back. */
export const withoutSocialReturn = ({ pathname, search }: Pick<Location, "pathname" | "search">): string => {
  const query = new URLSearchParams(search);
  for (const name of ["error", "state", "code"]) query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};

const fromKey = "signInFrom";

/** Where one was when one left for Google or X, for this tab alone. */
export const keepSignInFrom = (address: string): void => {
  try {
    sessionStorage.setItem(fromKey, address);
  } catch {
    // Forbidden: one comes back to a new chat.
  }
};

/** An address of the app, once; null where none was kept. */
export const takeSignInFrom = (): string | null => {
  try {
    const from = sessionStorage.getItem(fromKey);
    sessionStorage.removeItem(fromKey);
    return from && /^\/(?![/\\])/.test(from) ? from : null;
  } catch {
    return null;
  }
};
