import type { ReactNode } from "react";
import type { CardProps } from "../../kit/card.ts";

export type Tapped = Pick<CardProps, "activeFactId" | "onFact">;

/** A term that opens its fact, and closes it again. */
export const Term = ({
  id,
  className,
  style,
  children,
  activeFactId,
  onFact,
}: Tapped & { id: string; className: string; style?: React.CSSProperties; children: ReactNode }) => (
  <button
    type="button"
    className={`bu-term ${className}`}
    style={style}
    aria-pressed={activeFactId === id}
    onClick={() => onFact(activeFactId === id ? null : id)}
  >
    {children}
  </button>
);
