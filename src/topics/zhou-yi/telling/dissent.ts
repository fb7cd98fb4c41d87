import { toLeanOf } from "../../kit/hexagrams/lean.ts";
import { getChineseTelling } from "../../kit/hexagrams/tellings.ts";
import type { ZhouYiCast } from "../engine.ts";
import type { ZhouYiFact } from "../facts.ts";

/** What in the cast pulls against its lean. */
export type Dissent = "second" | "judgment" | "changed" | "nuclear" | "sign" | "bond" | "opposite";

/** True of a lean that pulls the other way; against an open one, any that does not stay open. */
export const isAgainst = (lean: number, other: number): boolean => (lean === 0 ? Math.abs(other) >= 1 : lean * other < 0);

/** The sign of a theme speaks against a yes when it is weak or missing, and against a no when it is strong. */
const isSignAgainst = (lean: number, sign: ZhouYiFact | null): boolean => {
  if (sign?.key !== "relative") return false;
  const { strength, isVoid } = sign.values;
  return lean > 0 ? strength === null || strength === "weak" || isVoid : lean < 0 && strength === "strong";
};

const isBondAgainst = (lean: number, facts: readonly ZhouYiFact[]): boolean => {
  const bond = facts.find((fact) => fact.key === "bond");
  if (bond?.key !== "bond") return false;
  return lean > 0 ? bond.values.relation === "holdsMe" : lean < 0 && bond.values.relation === "feedsMe";
};

/** The strongest first; the hexagram with every line turned over always has something to say. */
export const listDissents = (cast: ZhouYiCast, lean: number, facts: readonly ZhouYiFact[], sign: ZhouYiFact | null): Dissent[] => {
  const rules = (of: "primary" | "changed", place: "judgment"): boolean => cast.ruling.some((text) => text.of === of && text.place === place);
  const found: Dissent[] = [];
  if (cast.ruling.slice(1).some((text) => isAgainst(lean, toLeanOf(cast, text)))) found.push("second");
  if (!rules("primary", "judgment") && isAgainst(lean, toLeanOf(cast, { of: "primary", place: "judgment" }))) found.push("judgment");
  if (cast.changed && !rules("changed", "judgment") && isAgainst(lean, toLeanOf(cast, { of: "changed", place: "judgment" }))) found.push("changed");
  if (isSignAgainst(lean, sign)) found.push("sign");
  if (isBondAgainst(lean, facts)) found.push("bond");
  const isNuclearApart = cast.nuclear.number !== cast.primary.number && cast.nuclear.number !== cast.changed?.number;
  if (isNuclearApart && isAgainst(lean, getChineseTelling(cast.nuclear.number).lean)) found.push("nuclear");
  if (cast.opposite.number !== cast.changed?.number) found.push("opposite");
  return found.length > 0 ? found : ["judgment"];
};
