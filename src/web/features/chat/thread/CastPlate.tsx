import { type ReactNode, Suspense, use, useCallback, useEffect } from "react";
import type { FactChip } from "../../../../shared/contract/stream.ts";
import { findCard, type TopicCard } from "../../../../topics/cards.ts";
import { type CardFrameProps, CardFrameProvider } from "../../../../topics/kit/card/parts.tsx";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { useChat } from "../chat-context.ts";
import { loadOnce } from "../load-once.ts";
import type { PartData } from "../store/telling.ts";
import { CardBoundary } from "./CardBoundary.tsx";
import { CardFrame } from "./CardFrame.tsx";
import { CastCard } from "./CastCard.tsx";
import { Proof } from "./Proof.tsx";

/** A topic's card, null for one that has none. */
export const loadCard = (topic: string): Promise<TopicCard> | null => {
  const load = findCard(topic);
  return load ? loadOnce(load) : null;
};

/** Fetches a topic's card ahead of its first cast. */
export const preloadCard = (topic: string): void => {
  loadCard(topic)?.catch(() => {});
};

interface CastPlateProps {
  data: PartData<"data-cast">;
  facts: FactChip[];
  isFresh: boolean;
  activeFactId: string | null;
  onFact(factId: string | null): void;
  /** What a tap in the picture has opened. */
  tapped: ReactNode;
}

const Cast = ({ data, facts, isFresh, activeFactId, onFact, tapped, card }: CastPlateProps & { card: Promise<TopicCard> }) => {
  const { locale, nameCast } = useChat();
  const { Card, toCaption } = use(card);
  const { title, note } = toCaption(data.cast, locale, data.beside);
  useEffect(() => nameCast(title), [nameCast, title]);
  const frame = useCallback(
    (parts: CardFrameProps) => (
      <CardFrame
        {...parts}
        title={title}
        note={note}
        tapped={tapped}
        onUntap={() => onFact(null)}
        proof={data.commitment ? <Proof data={data} commitment={data.commitment} facts={facts} /> : null}
      />
    ),
    [title, note, tapped, onFact, data, facts],
  );
  return (
    <CardFrameProvider value={frame}>
      <CastCard Card={Card} data={data} facts={facts} isFresh={isFresh} activeFactId={activeFactId} onFact={onFact} />
    </CardFrameProvider>
  );
};

/** As high as the plate that will stand there. */
const PlateSkeleton = () => (
  <div className="plate plate-skeleton" aria-hidden="true">
    <div className="plate-in">
      <div className="plate-cap">
        <Skeleton width="5em" />
        <Skeleton width="8em" />
      </div>
    </div>
  </div>
);

/** The cast's picture in its frame, with the strip that proves it, and its details folded under it. */
export const CastPlate = (props: CastPlateProps) => {
  const { data } = props;
  const card = loadCard(data.topic);
  if (!card) return null;
  return (
    <CardBoundary topic={data.topic}>
      <Suspense fallback={<PlateSkeleton />}>
        <Cast {...props} card={card} />
      </Suspense>
    </CardBoundary>
  );
};
