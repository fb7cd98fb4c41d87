import type { ReactNode } from "react";

export interface TermProps {
  activeFactId: string | null;
  onFact(factId: string | null): void;
}

/** A term of the craft one can tap for its meaning. */
export const Term = ({ factId, className, children, activeFactId, onFact }: TermProps & { factId: string; className?: string; children: ReactNode }) => {
  const isActive = activeFactId === factId;
  return (
    <button type="button" className={`ps-term ${className ?? ""}`} aria-pressed={isActive} onClick={() => onFact(isActive ? null : factId)}>
      {children}
    </button>
  );
};

/** One line of the panel: what it is, then its terms. */
export const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="ps-row">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
