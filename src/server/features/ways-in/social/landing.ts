import type { ProviderName } from "./provider.ts";

/** Where a provider's answer lands, as the pages have always read it: what opens something stands in the fragment, which is sent to nobody. */
const landings: Record<ProviderName, { entered: (ticket: string) => string; refused: string }> = {
  google: { entered: (ticket) => `/#access_token=${ticket}`, refused: "/#error=access_denied" },
  x: { entered: (ticket) => `/#/?state=state&code=${ticket}`, refused: "/?error=access_denied&state=state" },
};

export const toEntered = (name: ProviderName, ticket: string, returnTo: string): string =>
  landings[name].entered(ticket) + (returnTo === "" ? "" : `&returnTo=${encodeURIComponent(returnTo)}`);

export const toRefused = (name: ProviderName): string => landings[name].refused;
