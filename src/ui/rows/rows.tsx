import type { ReactNode } from "react";
import "./rows.css";

interface RowsPageProps {
  /** What stands before the title: a face. */
  mark?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** At the end of the head. */
  act?: ReactNode;
  children: ReactNode;
}

/** A page that is a list of rows under a few headings, the headings in the margin where there is room. */
export const RowsPage = ({ mark, title, lead, act, children }: RowsPageProps) => (
  <div className="rows-page">
    <div className="rows-head">
      {mark}
      <div>
        <h2>{title}</h2>
        {lead ? <p>{lead}</p> : null}
      </div>
      {act}
    </div>
    {children}
  </div>
);

export const Rows = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rows">
    <h3>{title}</h3>
    <div>{children}</div>
  </section>
);

interface RowProps {
  label: ReactNode;
  /** One or two lines under it. */
  note?: ReactNode;
  /** What one does with it, at the end of the row. */
  children?: ReactNode;
}

export const Row = ({ label, note, children }: RowProps) => (
  <div className="row">
    <div className="row-words">
      {label}
      {note ? <small>{note}</small> : null}
    </div>
    {children}
  </div>
);
