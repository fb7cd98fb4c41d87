import type { ShareSnapshot } from "../../../shared/contract/share.ts";

/** What the server wrote into the page: the snapshot, or why there is none. */
export type Served = { state: "open"; key: string; snapshot: ShareSnapshot } | { state: "revoked" } | { state: "missing" };

/** @param root the page's root as it was served */
export const readServed = ({ dataset }: Pick<HTMLElement, "dataset">): Served => {
  const { share, key, state } = dataset;
  if (state === "open" && share && key) return { state, key, snapshot: JSON.parse(share) as ShareSnapshot };
  return { state: state === "revoked" ? "revoked" : "missing" };
};
