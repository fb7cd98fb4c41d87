import { createContext, type ReactNode, use } from "react";

/** A row under the figure: shut, it already tells its one value. */
export interface DetailRow {
  key: string;
  title: string;
  /** At the right of the shut row: what it comes to in a few words. */
  value?: ReactNode;
  /** Whether a fact is shown in it: a reason that asks for such a fact opens the row. */
  holds?(factId: string): boolean;
  /** Stands open beside the figure from the start, where there is room. */
  isOpen?: boolean;
  content: ReactNode;
}

export interface CardFrameProps {
  figure: ReactNode;
  rows: readonly DetailRow[];
  activeFactId: string | null;
  isWide?: boolean;
  enlarged?: ReactNode;
}

/** How the two parts are set; whoever shows a card gives it. Without one the figure stands with its rows open under it. */
const CardFrame = createContext<(props: CardFrameProps) => ReactNode>(({ figure, rows }) => (
  <>
    {figure}
    {rows.map(({ key, content }) => (
      <section key={key}>{content}</section>
    ))}
  </>
));
export const CardFrameProvider = CardFrame.Provider;

export interface CardPartsProps {
  /** The card's own two letters: the class of the figure and of every row, wherever they stand. */
  className: string;
  /** Gives the figure `…-fresh`: then cards turn and coins land, once. */
  isFresh: boolean;
  activeFactId: string | null;
  /** What one takes in at a glance: with its caption at most 450 px high, 400 on a phone. */
  figure: ReactNode;
  /** Everything else, folded under it; what is false or null is left out. */
  rows: readonly (DetailRow | false | null)[];
  /** A figure that wants a pane of its own width: ten cards. It may be as high as the window. */
  isWide?: boolean;
  /** The part that is tapped, large, to stand beside its words. */
  enlarged?: ReactNode;
}

/** A topic's picture in its two parts: each card is one. */
export const CardParts = ({ className, isFresh, activeFactId, figure, rows, isWide = false, enlarged = null }: CardPartsProps): ReactNode =>
  use(CardFrame)({
    figure: <div className={isFresh ? `${className} ${className}-fresh` : className}>{figure}</div>,
    rows: rows.filter((row): row is DetailRow => Boolean(row)).map(({ content, ...row }) => ({ ...row, content: <div className={className}>{content}</div> })),
    activeFactId,
    isWide,
    enlarged: enlarged && <div className={className}>{enlarged}</div>,
  });
