import type { InputField } from "../../../shared/contract/chat.ts";

/** What a topic may need of a birth. */
export type BirthNeed = "date" | "time" | "place" | "sex";

/**
 * The form's field for one birth. `needs` are the parts without which the topic cannot cast; the time counts as given when it is null, "unknown".
 * An empty `needs` makes the field optional: left out it is not asked for, but what is begun is asked to its end (date and time).
 */
export const birthField = (name: string, label: InputField["label"], needs: readonly BirthNeed[]): InputField => ({
  name,
  kind: "birth",
  label,
  isRequired: needs.length > 0,
  needs: [...needs],
});
