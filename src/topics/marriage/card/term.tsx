import type { ReactNode } from "react";

/** What every part of the card is given. */
export interface Tapping {
  activeFactId: string | null;
  onFact(factId: string | null): void;
}

interface TermProps extends Tapping {
  /** The fact whose chip a tap opens, and a second tap shuts. */
  fact: string;
  className?: string;
  children: ReactNode;
}

/** A term of the craft one can tap. */
export const Term = ({ fact, className, children, activeFactId, onFact }: TermProps) => (
  <button
    type="button"
    className={className ? `mr-term ${className}` : "mr-term"}
    aria-pressed={activeFactId === fact}
    onClick={() => onFact(activeFactId === fact ? null : fact)}
  >
    {children}
  </button>
);
