import type { ReactNode } from "react";

interface BandProps {
  id?: string;
  heading: string;
  note: string;
  children: ReactNode;
}

/** A section of the page under its heading. */
export const Band = ({ id, heading, note, children }: BandProps) => (
  <section className="band" id={id}>
    <div className="lp-wrap">
      <div className="hd">
        <h2>{heading}</h2>
        <p>{note}</p>
      </div>
      {children}
    </div>
  </section>
);
