import type { ReactNode } from "react";
import "./plate.css";

interface PlateProps {
  title: string;
  /** At the right of the caption strip: what the figure comes to in a few words. */
  note?: string;
  /** The strip below; null for a figure with nothing to check. */
  proof?: ReactNode;
  /** At the end of the caption strip: what is chosen there, or the way to the whole of it where it is folded away. */
  action?: ReactNode;
  /** A figure that wants a pane of its own width. */
  isWide?: boolean;
  /** What the figure shows, for those who do not see it. */
  label?: string;
  children: ReactNode;
}

/** A figure stays with the word it counts: "telling 48" breaks before, never inside. */
const bindFigures = (note: string): string => note.replace(/ (?=[+−]?\d+(?: |$))/g, "\u00a0");

/** The framed figure of a printed page: 2-px rule, 3 px of air, hairline. */
export const Plate = ({ title, note, proof, action, isWide = false, label, children }: PlateProps) => (
  <figure className={isWide ? "plate is-wide" : "plate"} aria-label={label ?? title}>
    <div className="plate-in">
      <div className="plate-cap">
        <b>{title}</b>
        {note ? <span>{bindFigures(note)}</span> : null}
        {action}
      </div>
      {children}
      {proof ? <div className="plate-proof">{proof}</div> : null}
    </div>
  </figure>
);
