import { type RefObject, useEffect } from "react";

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input:not([type=radio], [type=checkbox]), textarea, select"));

/** `/` goes to the input from anywhere; Esc stops the answer, unless it is something else's to close. */
export const useShortcuts = (input: RefObject<HTMLTextAreaElement | null>, stop: (() => void) | null): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
      if (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isEditable(event.target)) {
        event.preventDefault();
        input.current?.focus();
      } else if (event.key === "Escape" && stop && !document.querySelector("[role=dialog], [role=menu], .rail.is-open")) stop();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [input, stop]);
};
