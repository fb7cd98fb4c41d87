import { Suspense, use, useEffect } from "react";
import type { FactChip } from "../../../../shared/contract/stream.ts";
import { findCard, type TopicCard } from "../../../../topics/cards.ts";
import { Plate } from "../../../../ui/plate/plate.tsx";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { useChat } from "../chat-context.ts";
import type { PartData } from "../store/telling.ts";
import { CardBoundary } from "./CardBoundary.tsx";
import { showImage } from "./fetch-image.ts";
import { forgetLater } from "./forget-later.ts";
import { Proof } from "./Proof.tsx";

const loading = new Map<string, Promise<TopicCard>>();

/** A topic's card, null for one that has none; a failed load is tried anew by the next one who asks. */
export const loadCard = (topic: string): Promise<TopicCard> | null => {
  const known = loading.get(topic);
  if (known) return known;
  const load = findCard(topic)?.();
  if (!load) return null;
  loading.set(topic, load);
  load.catch(() => forgetLater(loading, topic));
  return load;
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
}

const Figure = ({ data, facts, isFresh, activeFactId, onFact, card }: CastPlateProps & { card: Promise<TopicCard> }) => {
  const { locale, nameCast } = useChat();
  const { Card, toCaption } = use(card);
  const { title, note } = toCaption(data.cast, locale);
  useEffect(() => nameCast(title), [nameCast, title]);
  return (
    <Plate
      title={title}
      note={note}
      label={`${title} ${note}`}
      proof={data.commitment ? <Proof data={data} commitment={data.commitment} facts={facts} /> : undefined}
    >
      <Card cast={data.cast} locale={locale} isFresh={isFresh} facts={facts} activeFactId={activeFactId} onFact={onFact} showPicture={showImage} />
    </Plate>
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

/** The cast's picture in its frame, with the strip that proves it. */
export const CastPlate = (props: CastPlateProps) => {
  const { data } = props;
  const card = loadCard(data.topic);
  if (!card) return null;
  return (
    <CardBoundary topic={data.topic}>
      <Suspense fallback={<PlateSkeleton />}>
        <Figure {...props} card={card} />
      </Suspense>
    </CardBoundary>
  );
};
