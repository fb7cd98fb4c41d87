import type { FactChip } from "../../../shared/contract/stream.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { NamedTerms } from "../../kit/card/named-terms.tsx";

/** Facts of the lot, in the order their ids are given. */
export const Terms = ({ ids, facts, ...tapping }: { ids: readonly string[]; facts: readonly FactChip[] } & Tapping) => {
  const named = ids.flatMap((id) => facts.filter((fact) => fact.id === id));
  return <NamedTerms terms={named.map(({ id, label, value }) => ({ fact: id, label, value }))} facts={facts} {...tapping} />;
};
