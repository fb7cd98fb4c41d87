import type { CSSProperties, ReactNode } from "react";

export interface Open {
  activeFactId: string | null;
  onFact(factId: string | null): void;
}

interface TapProps extends Open {
  fact: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A term one can tap for its meaning. */
export const Tap = ({ fact, className = "hd-tap", style, children, activeFactId, onFact }: TapProps) => {
  const isActive = activeFactId === fact;
  return (
    <button type="button" className={className} style={style} aria-pressed={isActive} onClick={() => onFact(isActive ? null : fact)}>
      {children}
    </button>
  );
};
