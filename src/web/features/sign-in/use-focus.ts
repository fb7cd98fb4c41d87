import { type RefObject, useEffect } from "react";

/** Long enough for the dialog to have noticed that what had the focus is gone, and to have put it somewhere. */
const settledMs = 60;

/** A step that comes in the place of another has the focus in its field. */
export const useFocus = (field: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    field.current?.focus();
    const timer = setTimeout(() => {
      if (!document.activeElement?.matches("input")) field.current?.focus();
    }, settledMs);
    return () => clearTimeout(timer);
  }, [field]);
};
