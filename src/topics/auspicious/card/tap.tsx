import type { ReactNode } from "react";

/** What every part of the card is given. */
export interface Tapping {
  activeFactId: string | null;
  onFact(factId: string | null): void;
}

interface TapProps extends Tapping {
  /** The fact whose chip a tap opens, and a second tap shuts. */
  fact: string;
  className: string;
  label?: string;
  children: ReactNode;
}

/** A term of the craft one can tap. */
export const Tap = ({ fact, className, label, children, activeFactId, onFact }: TapProps) => (
  <button type="button" className={className} aria-pressed={activeFactId === fact} onClick={() => onFact(activeFactId === fact ? null : fact)}>
    {label === undefined ? (
      children
    ) : (
      <>
        <span className="vh">{label}</span>
        <span className="zr-seen" aria-hidden="true">
          {children}
        </span>
      </>
    )}
  </button>
);
