import { type ReactNode, useEffect, useState } from "react";

/** Facts that are told below the fold. */
const folded = new Set(["pattern", "dignity", "house", "chartRuler", "balance", "phase", "hit", "eclipse", "return", "variant", "quincunx"]);

/** What of the chart can wait until it is wanted: folded, until one opens it or asks about something in it. */
export const Rest = ({ title, activeFactId, children }: { title: string; activeFactId: string | null; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const isAsked = folded.has(activeFactId?.split(".")[0] ?? "");
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  return (
    <details className="as-rest" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
};
