import type { ReactNode } from "react";
import { type Ganzhi, toBranch, toStem } from "../../../topics/kit/calendar/sexagenary.ts";
import { toElement } from "../../../topics/kit/hexagrams/branches.ts";
import { toStemElement } from "../../../topics/kit/pillars/stem-nature.ts";
import "./pillar.css";

interface PillarProps {
  title: string;
  /** Null while its grid is empty. */
  ganzhi: Ganzhi | null;
  /** Under it: what the pillar is called, or what an empty one waits for. */
  note: string;
  /** The one to be set next. */
  isNext: boolean;
  /** What sets it. */
  children?: ReactNode;
}

/** A pillar in its two squares, empty ones ruled as a writing sheet is. */
export const Pillar = ({ title, ganzhi, note, isNext, children }: PillarProps) => {
  const [stem, branch] = ganzhi ? [toStem(ganzhi), toBranch(ganzhi)] : [null, null];
  return (
    <div className={isNext ? "pillar is-next" : "pillar"}>
      <p className="pillar-title">{title}</p>
      <p className="pillar-cells" lang="zh" key={ganzhi ?? ""}>
        <span className={stem ? `is-${toStemElement(stem)}` : undefined}>{stem}</span>
        <span className={branch ? `is-${toElement(branch)}` : undefined}>{branch}</span>
      </p>
      <p className="pillar-note">{note}</p>
      {children}
    </div>
  );
};
