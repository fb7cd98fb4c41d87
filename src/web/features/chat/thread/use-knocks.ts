import { useEffect, useRef } from "react";
import { hasSound } from "../../../kernel/sound.ts";
import type { PartData } from "../store/telling.ts";
import { loadCard } from "./CastPlate.tsx";

const loadKnock = () => import("../../../../ui/sound/knock.ts");

/** Lets a cast that is being laid be heard, once: each card, coin and stick as it lies. What is not yet there when it has been shown at once stays silent. */
export const useKnocks = (data: PartData<"data-cast"> | undefined, isFresh: boolean, isLanding: boolean): void => {
  // Fetched while the draw is on its way.
  useEffect(() => {
    if (isFresh && hasSound()) void loadKnock().catch(() => {});
  }, [isFresh]);
  const begunMs = useRef<number | null>(null);
  useEffect(() => {
    if (!data || !isLanding || !hasSound()) return;
    const begun = begunMs.current ?? performance.now();
    begunMs.current = begun;
    let timers: ReturnType<typeof setTimeout>[] = [];
    let isGone = false;
    Promise.all([loadCard(data.topic), loadKnock()]).then(
      ([card, { knock }]) => {
        if (isGone) return;
        const sinceMs = performance.now() - begun;
        const due = (card?.toKnocks?.(data.cast) ?? []).filter(({ atMs }) => atMs >= sinceMs);
        timers = due.map(({ atMs, of }) => setTimeout(() => knock(of), atMs - sinceMs));
      },
      () => {},
    );
    return () => {
      isGone = true;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [data, isLanding]);
};
