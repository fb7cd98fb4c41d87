import { useEffect, useRef, useState } from "react";
import { isCalm } from "../../../../ui/media/is-calm.ts";
import type { PartData } from "../store/telling.ts";
import { loadCard } from "./CastPlate.tsx";

/** A chart is there at once; cards, coins and sticks say for themselves how long they take. */
const usualMs = 500;

/**
 * Whether a cast that has just arrived is still being laid: nothing may name a card that lies face down.
 * @returns with a function that ends the waiting
 */
export const useLanding = (data: PartData<"data-cast"> | undefined, isFresh: boolean): { isLanding: boolean; land(): void } => {
  const [hasLanded, setLanded] = useState(false);
  const begunMs = useRef<number | null>(null);
  useEffect(() => {
    if (!data || !isFresh) return;
    const begun = begunMs.current ?? performance.now();
    begunMs.current = begun;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    Promise.resolve(loadCard(data.topic)).then(
      (card) => {
        if (!isGone) timer = setTimeout(() => setLanded(true), begun + (card?.toLandingMs?.(data.cast) ?? usualMs) - performance.now());
      },
      () => setLanded(true),
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [data, isFresh]);
  return { isLanding: data !== undefined && isFresh && !hasLanded && !isCalm(), land: () => setLanded(true) };
};
