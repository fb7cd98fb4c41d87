import type { ReactNode } from "react";
import "./plate.css";
import "./instrument.css";

interface InstrumentProps {
  title: string;
  /** At the right of the caption: a switch, or what else there is to do. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What a topic is cast by, in the same plate as the cast: empty but for its grid, its fields in it. */
export const Instrument = ({ title, aside, children }: InstrumentProps) => (
  <figure className="plate instrument" aria-label={title}>
    <div className="plate-in">
      <div className="plate-cap">
        <b>{title}</b>
        {aside}
      </div>
      {children}
    </div>
  </figure>
);
