import { Tap, type TapProps } from "../../../ui/tap/tap.tsx";

/** A term of the craft, in this card's hand. */
export const Term = ({ id, className, ...props }: Omit<TapProps, "fact"> & { id: string; className: string }) => (
  <Tap {...props} fact={id} className={`nm-term ${className}`} />
);
