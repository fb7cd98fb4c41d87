import { type ReactNode, useEffect, useState } from "react";
import "./folds.css";

export interface FoldProps {
  title: string;
  /** At the right of the row: its one telling value. */
  value?: ReactNode;
  /** Stands open from the start. */
  isOpen?: boolean;
  /** Something in it is asked for: it opens, and stays so until it is shut. */
  isAsked?: boolean;
  children: ReactNode;
}

/** A row that already tells, and opens in place. What it holds is made when it is first opened. */
export const Fold = ({ title, value, isOpen: startsOpen = false, isAsked = false, children }: FoldProps) => {
  const [isOpen, setOpen] = useState(startsOpen || isAsked);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  return (
    <details className="fold" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{title}</b>
        {value === undefined ? null : <span>{value}</span>}
      </summary>
      {isOpen ? <div className="fold-body">{children}</div> : null}
    </details>
  );
};
