import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useOpening } from "../chat-context.ts";

/** The input, where a first screen has a sheet to write on: there; and in its own place the way to it. */
export const OnSheet = ({ children }: { children: ReactNode }) => {
  const sheet = useOpening((choice) => choice.sheet);
  if (!sheet) return children;
  return (
    <>
      {createPortal(children, sheet.place)}
      <label className="on-sheet" htmlFor="ask">
        {sheet.name}
      </label>
    </>
  );
};
