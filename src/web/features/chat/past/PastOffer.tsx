import { Suspense, useState } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { lazyOrNothing } from "../../../kernel/lazy-or-nothing.ts";
import { usePastWords } from "./use-past-words.ts";
import "./past-offer.css";

const PastPanel = lazyOrNothing(() => import("./PastPanel.tsx"));

interface PastOfferProps {
  castId: string;
  topic: string;
  hasTime: boolean;
  /** It was asked for in words. */
  isOpen: boolean;
}

/** A quiet line under a chart; what it opens is fetched then. */
const PastOffer = ({ castId, topic, hasTime, isOpen }: PastOfferProps) => {
  const words = usePastWords();
  const [opened, setOpened] = useState(isOpen);
  if (opened)
    return (
      <Suspense fallback={<div className="past-place" aria-busy="true" />}>
        <PastPanel castId={castId} topic={topic} hasTime={hasTime} onClose={() => setOpened(false)} />
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
