import type { Ref } from "react";
import type { InputField } from "../../../../shared/contract/input-field.ts";

/** What a control that keeps its own state gives when the form is sent. */
export interface ControlHandle {
  /** Its value, undefined where an optional one was left empty; null when something is wrong, which it then shows and focuses. */
  read(): Promise<{ value: unknown } | null>;
}

export interface ControlProps {
  field: InputField;
  /** What was understood of it before. */
  known: unknown;
  handle: Ref<ControlHandle>;
}
