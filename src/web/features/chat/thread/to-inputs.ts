import type { InputField } from "../../../../shared/contract/chat.ts";

/** What was typed into a form as the values a topic takes; empty fields are left out. `lines` are digits, one a line. */
export const toInputs = (fields: readonly InputField[], values: Record<string, string>): Record<string, unknown> => {
  const inputs: Record<string, unknown> = {};
  for (const { name, kind } of fields) {
    const value = values[name]?.trim() ?? "";
    if (value === "") continue;
    if (kind === "number") inputs[name] = Number(value);
    else if (kind === "lines") inputs[name] = (value.match(/\d/g) ?? []).map(Number);
    else inputs[name] = value;
  }
  return inputs;
};
