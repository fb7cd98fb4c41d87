import type { CSSProperties, ReactNode } from "react";

/** What every part of a card is given. */
export interface Tapping {
  activeFactId: string | null;
  onFact(factId: string | null): void;
}

export interface TapProps extends Tapping {
  /** The fact whose chip a tap opens, and a second tap shuts. */
  fact: string;
  className?: string;
  style?: CSSProperties;
  /** Read out instead of what is seen. */
  label?: string;
  children: ReactNode;
}

/** A term of the craft one can tap for its meaning. */
export const Tap = ({ fact, className, style, label, children, activeFactId, onFact }: TapProps) => (
  <button type="button" className={className} style={style} aria-pressed={activeFactId === fact} onClick={() => onFact(activeFactId === fact ? null : fact)}>
    {label === undefined ? (
      children
    ) : (
      <>
        <span className="vh">{label}</span>
        <span className="tap-seen" aria-hidden="true">
          {children}
        </span>
      </>
    )}
  </button>
);
