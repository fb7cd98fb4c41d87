import { Suspense, useState } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { lazyOrNothing } from "../../../kernel/lazy-or-nothing.ts";
import type { PartData } from "../store/telling.ts";
import { usePastWords } from "./use-past-words.ts";
import "./past-offer.css";

const PastPanel = lazyOrNothing(() => import("./PastPanel.tsx"));

interface PastOfferProps {
  cast: Pick<PartData<"data-cast">, "castId" | "topic" | "input">;
  /** It was asked for in words. */
  isOpen?: boolean;
}

const hasTime = (input: unknown): boolean => (input as { birth?: { time?: string | null } } | null)?.birth?.time != null;

/** A quiet line under a chart; what it opens is fetched then. */
const PastOffer = ({ cast: { castId, topic, input }, isOpen = false }: PastOfferProps) => {
  const words = usePastWords();
  const [opened, setOpened] = useState(isOpen);
  if (opened)
    return (
      <Suspense fallback={<div className="past-place" aria-busy="true" />}>
        <PastPanel castId={castId} topic={topic} hasTime={hasTime(input)} onClose={() => setOpened(false)} />
      </Suspense>
    );
  return (
    <button type="button" className="past-offer" onClick={() => setOpened(true)}>
      <span>
        <b>{words.offer}</b>
        <small>{words.offerNote}</small>
      </span>
      <Icon name="chev" size={18} />
    </button>
  );
};
export default PastOffer;
