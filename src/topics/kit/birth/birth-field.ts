import type { InputField } from "../../../shared/contract/input-field.ts";

/** What a topic may need of a birth. */
export type BirthNeed = "date" | "time" | "place" | "sex";

/**
 * The form's field for one birth. `needs` are the parts without which the topic cannot cast; the time counts as given when it is null, "unknown".
 * An empty `needs` makes the field optional: left out it is not asked for, but what is begun is asked to its end (date and time).
 * `uses` are parts the topic takes where they are said: which of two times is asked, none is not.
 */
export const birthField = (name: string, label: InputField["label"], needs: readonly BirthNeed[], uses: readonly BirthNeed[] = []): InputField => ({
  name,
  kind: "birth",
  label,
  isRequired: needs.length > 0,
  needs: [...needs],
  ...(uses.length > 0 ? { uses: [...uses] } : {}),
});
