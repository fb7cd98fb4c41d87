import type { InputField } from "../../../../shared/contract/input-field.ts";

/** What was filled into a form as the values a topic takes; empty fields are left out. `lines` are digits, one a line; births come whole. */
export const toInputs = (fields: readonly InputField[], values: Record<string, unknown>): Record<string, unknown> => {
  const inputs: Record<string, unknown> = {};
  for (const { name, kind } of fields) {
    const given = values[name];
    if (typeof given === "object" && given !== null) inputs[name] = given;
    const value = typeof given === "string" ? given.trim() : "";
    if (value === "") continue;
    if (kind === "number" || kind === "degrees") inputs[name] = Number(value);
    else if (kind === "lines") inputs[name] = (value.match(/\d/g) ?? []).map(Number);
    else inputs[name] = value;
  }
  return inputs;
};
