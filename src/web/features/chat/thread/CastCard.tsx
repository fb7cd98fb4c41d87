import type { FactChip } from "../../../../shared/contract/stream.ts";
import type { TopicCard } from "../../../../topics/cards.ts";
import { useChat } from "../chat-context.ts";
import type { PartData } from "../store/telling.ts";
import { showImage } from "./fetch-image.ts";

interface CastCardProps {
  Card: TopicCard["Card"];
  data: PartData<"data-cast">;
  facts: FactChip[];
  isFresh: boolean;
  activeFactId: string | null;
  onFact(factId: string | null): void;
}

/** A cast drawn by its topic's card, within whatever frame stands around. */
export const CastCard = ({ Card, data, ...tapping }: CastCardProps) => (
  <Card cast={data.cast} locale={useChat().locale} showPicture={showImage} beside={data.beside ?? null} isBounded={data.isBounded ?? false} {...tapping} />
);
