import type { KeyboardEvent } from "react";

interface Keys {
  /** @param digit 1 … 5 */
  pick(digit: number): void;
  back(): void;
  on(): void;
}

/** Ten fingers: digits answer, ← → and Backspace turn the page, ↑ ↓ walk through the answers. For the card that has the focus. */
export const toKeyHandler =
  ({ pick, back, on }: Keys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const { key } = event;
    if (/^[1-5]$/.test(key)) pick(Number(key));
    else if (key === "ArrowLeft" || key === "Backspace") back();
    else if (key === "ArrowRight") on();
    else if (key === "ArrowDown" || key === "ArrowUp") {
      const options = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=radio], .sit-end")];
      const at = options.indexOf(document.activeElement as HTMLElement);
      const next = key === "ArrowDown" ? at + 1 : at < 0 ? options.length - 1 : at - 1;
      options[(next + options.length) % options.length]?.focus();
    } else return;
    event.preventDefault();
  };
