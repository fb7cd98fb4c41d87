import { useQuery } from "@tanstack/react-query";
import type { IdentityKind } from "../../../../shared/contract/credentials.ts";
import { balance } from "../../../kernel/lists.ts";
import { usePerson } from "../../../kernel/session.ts";

/** Which of the ways in are set up here: Google and X only where the operator has them. */
export const useWaysOffered = (): ((kind: IdentityKind) => boolean) => {
  const { data } = useQuery(balance(usePerson()));
  const offered = data?.features.signIn;
  return (kind) => (kind === "google" || kind === "x" ? offered?.[kind] === true : true);
};
