import type { InputField } from "../../shared/contract/input-field.ts";
import { findIndustryOf } from "./engine.ts";
import { longestName } from "./input.ts";

const isSaid = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

/**
 * What the input lacks: no name where names are to be proposed, and no trade where the name's own words tell it (星河科技).
 * @param fields the topic's fields without those that are known
 */
export const listMissing = (known: Record<string, unknown>, fields: readonly InputField[]): InputField[] => {
  const name = isSaid(known.name) ? known.name : undefined;
  const isTradeTold = name !== undefined && name.length <= longestName && findIndustryOf({ name, industry: undefined }) !== null;
  return fields.filter((field) => !(field.name === "name" && known.suggest === true) && !(field.name === "industry" && isTradeTold));
};
