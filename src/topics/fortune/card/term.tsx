import { Tap, type TapProps } from "../../../ui/tap/tap.tsx";

/** A term of the sheet, in this card's hand. */
export const Term = ({ className, ...props }: TapProps) => <Tap {...props} className={className ? `ft-term ${className}` : "ft-term"} />;
