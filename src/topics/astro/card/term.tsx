import { Tap, type TapProps } from "../../../ui/tap/tap.tsx";

/** A term of the craft, in this card's hand. */
export const Term = ({ className, ...props }: TapProps) => <Tap {...props} className={className ? `as-term ${className}` : "as-term"} />;
