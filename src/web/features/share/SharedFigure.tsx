import { Component, lazy, type ReactNode, Suspense } from "react";
import type { ShareRecord, ShareSnapshot } from "../../../shared/contract/share.ts";
import { findCard } from "../../../topics/cards.ts";
import { type CardFrameProps, CardFrameProvider } from "../../../topics/kit/card/parts.tsx";
import type { CardProps } from "../../../topics/kit/card.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Plate } from "../../../ui/plate/plate.tsx";
import { useShareWords } from "./words.ts";

type Figure = NonNullable<ShareRecord["figure"]>;
interface SharedFigureProps {
  figure: Figure;
  lang: ShareSnapshot["lang"];
  out: ShareSnapshot["out"];
}

const figureAlone = ({ figure }: CardFrameProps): ReactNode => figure;
const nothing = (): void => undefined;
const noFacts: CardProps["facts"] = [];

/** A card's module once it is there, as one component. */
const loadShown = (topic: string) =>
  lazy(async () => {
    const load = findCard(topic);
    if (!load) throw new Error(`no card of ${topic}`);
    const { Card, toCaption } = await load();
    return {
      default: ({ figure, lang, proof }: { figure: Figure; lang: SharedFigureProps["lang"]; proof: ReactNode }) => {
        const { title, note } = toCaption(figure.cast, lang);
        return (
          <Plate title={title} note={note} proof={proof}>
            {/* A picture only: in a chat every part of it can be tapped. */}
            <div inert>
              <CardFrameProvider value={figureAlone}>
                <Card cast={figure.cast} locale={lang} isFresh={false} facts={noFacts} activeFactId={null} onFact={nothing} isBounded={figure.isBounded} />
              </CardFrameProvider>
            </div>
          </Plate>
        );
      },
    };
  });
const shown = new Map<string, ReturnType<typeof loadShown>>();
const getShown = (topic: string): ReturnType<typeof loadShown> => {
  const known = shown.get(topic) ?? loadShown(topic);
  shown.set(topic, known);
  return known;
};

/** A card that did not come, or cannot draw a cast of an older engine, leaves its lines. */
class CardBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/** What the coarse cast names, a line a thing, with what it means. */
const Lines = ({ figure, note }: { figure: Figure; note: string }) => (
  <Plate title={figure.title} note={note}>
    <dl className="sp-lines">
      {figure.lines.map(({ label, value, meaning }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {meaning ? <small>{meaning}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  </Plate>
);

/** The figure of a shared reading: its card, or the few lines that may be shown of it. */
export const SharedFigure = ({ figure, lang, out }: SharedFigureProps) => {
  const words = useShareWords();
  const note = [out.birth && words.birthOut, out.names && words.nameOut].filter(Boolean).join(" · ");
  const lines = <Lines figure={figure} note={figure.cast === null ? note : ""} />;
  if (figure.cast === null) return <div className="sp-figure">{lines}</div>;
  const Shown = getShown(figure.topic);
  const proof = figure.commitment ? (
    <p className="sp-sealed">
      <Icon name="lock" size={16} />
      {words.sealed(`${figure.commitment.slice(0, 4)}…${figure.commitment.slice(-4)}`)}
    </p>
  ) : null;
  return (
    <div className="sp-figure">
      <CardBoundary fallback={lines}>
        <Suspense fallback={<div className="plate sp-plate-waits" aria-hidden="true" />}>
          <Shown figure={figure} lang={lang} proof={proof} />
        </Suspense>
      </CardBoundary>
    </div>
  );
};
