import { Suspense, use, useCallback, useState } from "react";
import type { FactChip } from "../../../../shared/contract/stream.ts";
import type { TopicCard } from "../../../../topics/cards.ts";
import { type CardFrameProps, CardFrameProvider } from "../../../../topics/kit/card/parts.tsx";
import { Plate } from "../../../../ui/plate/plate.tsx";
import { useChat } from "../chat-context.ts";
import type { PartData } from "../store/telling.ts";
import { CardBoundary } from "../thread/CardBoundary.tsx";
import { CastCard } from "../thread/CastCard.tsx";
import { loadCard } from "../thread/CastPlate.tsx";
import { FactNote } from "../thread/FactNote.tsx";
import { Proof } from "../thread/Proof.tsx";

interface SideFigureProps {
  data: PartData<"data-cast">;
  facts: FactChip[];
}

const Figure = ({ data, facts, card }: SideFigureProps & { card: Promise<TopicCard> }) => {
  const { locale } = useChat();
  const { Card, toCaption } = use(card);
  const [tappedId, setTapped] = useState<string | null>(null);
  const { title, note } = toCaption(data.cast, locale, data.beside);
  const tapped = facts.find(({ id }) => id === tappedId);
  const frame = useCallback(
    ({ figure }: CardFrameProps) => (
      <Plate
        title={title}
        note={note}
        label={`${title} ${note}`}
        proof={data.commitment ? <Proof data={data} commitment={data.commitment} facts={facts} /> : null}
      >
        {figure}
      </Plate>
    ),
    [title, note, data, facts],
  );
  return (
    <>
      <CardFrameProvider value={frame}>
        <CastCard Card={Card} data={data} facts={facts} isFresh={false} activeFactId={tappedId} onFact={setTapped} />
      </CardFrameProvider>
      {tapped ? <FactNote fact={tapped} onClose={() => setTapped(null)} /> : null}
    </>
  );
};

/** A cast's figure alone; its rows stand in its chat. */
export const SideFigure = (props: SideFigureProps) => {
  const card = loadCard(props.data.topic);
  if (!card) return null;
  return (
    <CardBoundary topic={props.data.topic}>
      <Suspense fallback={<div className="plate side-plate" aria-hidden="true" />}>
        <Figure {...props} card={card} />
      </Suspense>
    </CardBoundary>
  );
};
