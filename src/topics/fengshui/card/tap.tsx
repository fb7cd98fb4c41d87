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
  <button type="button" className={className} style={style} aria-pressed={activeFactId === fact} onClick={() => onFact(activeFactId === fact ? null : fact)}>
    {label === undefined ? (
      children
    ) : (
      <>
        <span className="vh">{label}</span>
        <span className="fs-seen" aria-hidden="true">
          {children}
        </span>
      </>
    )}
  </button>
);
