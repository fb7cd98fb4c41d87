import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { breakpoints } from "../../../../shared/constants.ts";
import type { CardFrameProps } from "../../../../topics/kit/card/parts.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Fold } from "../../../../ui/folds/folds.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useMedia } from "../../../../ui/media/use-media.ts";
import { Plate } from "../../../../ui/plate/plate.tsx";
import { useWords } from "../chat-context.ts";
import { WholeChart } from "./WholeChart.tsx";
import "./card-frame.css";

interface CardFrameOwnProps extends CardFrameProps {
  title: string;
  note: string;
  proof: ReactNode;
  /** What a tap in the picture has opened. */
  tapped: ReactNode;
  /** Shuts what a tap has opened. */
  onUntap(): void;
}

/** What a tapped part means, the part itself large beside it where its card has one. */
const Tapped = ({ enlarged, children }: { enlarged: ReactNode; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  // Browsers begin to promise the end of a scroll: an effect must not give that back.
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place} className={enlarged ? "tapped is-enlarged" : "tapped"}>
      {enlarged}
      {children}
    </div>
  );
};

/** The figure in its plate. Its rows stand under it beside the words; elsewhere they wait behind one button, on a phone in a sheet. */
export const CardFrame = ({ figure, rows, activeFactId, isWide = false, enlarged = null, title, note, proof, tapped, onUntap }: CardFrameOwnProps) => {
  const words = useWords();
  const isPaned = useMedia(`(min-width: ${breakpoints.panes}px)`);
  const isSheet = useMedia(`(max-width: ${breakpoints.drawer}px)`);
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const isList = isPaned || (isWhole && !isSheet);
  const isOpenSheet = isSheet && isWhole;
  // A part that is tapped in the figure leads to the row that tells of it.
  const tappedRow = tapped && activeFactId !== null ? rows.find(({ holds }) => holds?.(activeFactId))?.key : undefined;
  useEffect(() => {
    if (isSheet && tappedRow !== undefined) setWhole(true);
  }, [isSheet, tappedRow]);
  const shut = () => {
    setWhole(false);
    if (tapped) onUntap();
  };
  const button = (
    <button
      type="button"
      aria-expanded={isWhole}
      aria-controls={isSheet ? undefined : listId}
      aria-haspopup={isSheet ? "dialog" : undefined}
      onClick={() => setWhole(!isWhole)}
    >
      {isWhole && !isSheet ? words.foldChart : words.wholeChart}
      <Icon name="whole" size={18} />
    </button>
  );
  const told = tapped ? (
    <Tapped key={activeFactId} enlarged={enlarged}>
      {tapped}
    </Tapped>
  ) : null;
  const isProofInSheet = isSheet && isWide;
  return (
    <>
      <Plate
        title={title}
        note={note}
        label={`${title} ${note}`}
        proof={isProofInSheet ? null : proof}
        action={rows.length > 0 && !isPaned ? button : undefined}
        isWide={isWide}
      >
        {figure}
      </Plate>
      {isOpenSheet ? null : told}
      <div id={listId} className="folds" hidden={!isList || rows.length === 0}>
        {isList
          ? rows.map(({ key, title: name, value, isOpen, holds, content }) => (
              <Fold key={key} title={name} value={value} isOpen={isOpen} isAsked={activeFactId !== null && holds?.(activeFactId)}>
                {content}
              </Fold>
            ))
          : null}
      </div>
      {isSheet && rows.length > 0 ? (
        <Dialog isOpen={isWhole} onClose={shut} title={title} description={note} closeLabel={words.closeChart} isWide>
          <WholeChart rows={rows} startKey={tappedRow} />
          {isProofInSheet && proof ? <div className="plate-proof">{proof}</div> : null}
          {told ? <div className="whole-tapped">{told}</div> : null}
        </Dialog>
      ) : null}
    </>
  );
};
