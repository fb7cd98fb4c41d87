import { type ReactNode, useEffect, useRef } from "react";
import { loadVerse } from "../fonts/load-fonts.ts";

const han = /\p{Script=Han}/u;

/** A quotation. One with Chinese in it is verse as a rule, and brings the hand it is set in. */
export const Quote = ({ children }: { children?: ReactNode }) => {
  const element = useRef<HTMLQuoteElement>(null);
  useEffect(() => {
    if (han.test(element.current?.textContent ?? "")) loadVerse();
  });
  return <blockquote ref={element}>{children}</blockquote>;
};
