import type { ReactNode } from "react";

interface ZoomButtonProps {
  label: string;
  isOff: boolean;
  onPress(): void;
  /** The icon's paths, drawn for 24 × 24. */
  children: ReactNode;
}

/** A button beside the wheel; one that has nothing to do keeps the focus it has. */
export const ZoomButton = ({ label, isOff, onPress, children }: ZoomButtonProps) => (
  <button type="button" className="as-zoom-button" aria-label={label} title={label} aria-disabled={isOff} onClick={isOff ? undefined : onPress}>
    <svg className="g" viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
      {children}
    </svg>
  </button>
);
