import type { Identity } from "../../people/index.ts";

export type ProviderName = "google" | "x";

/** What goes to a provider and what it has to bring back. */
export interface Checks {
  state: string;
  nonce: string;
  /** PKCE. */
  verifier: string;
}

/** Somebody else who says who one is. */
export interface Provider {
  /** The page where one is asked. */
  toStart(checks: Checks): Promise<URL>;
  /** Who came back. @throws for anything that is not as it was asked for */
  read(returned: URL, checks: Checks): Promise<Identity>;
}
