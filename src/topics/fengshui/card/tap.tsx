import type { CSSProperties, ReactNode } from "react";
import type { CardProps } from "../../kit/card.ts";

export type Open = Pick<CardProps, "activeFactId" | "onFact">;

interface TapProps extends Open {
  fact: string;
  className: string;
  label?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A term that opens its meaning, and closes it when tapped again. */
export const Tap = ({ fact, className, label, style, children, activeFactId, onFact }: TapProps) => (
  <button
    type="button"
    className={className}
    style={style}
    aria-label={label}
    aria-pressed={activeFactId === fact}
    onClick={() => onFact(activeFactId === fact ? null : fact)}
  >
    {children}
  </button>
);
