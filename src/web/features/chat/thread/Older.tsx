import { useEffect, useRef } from "react";
import { useThread, useWords } from "../chat-context.ts";

/** Older messages are fetched this far before one gets to them. */
const aheadPx = 800;

/** The upper end of what is loaded. */
export const Older = ({ onReach }: { onReach(): void }) => {
  const words = useWords();
  const isLoading = useThread((state) => state.isLoadingOlder);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLoading || !element.current) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach(), { rootMargin: `${aheadPx}px 0px 0px` });
    seen.observe(element.current);
    return () => seen.disconnect();
  }, [onReach, isLoading]);
  return (
    <div ref={element} className="older">
      <button type="button" className="tx" disabled={isLoading} onClick={onReach}>
        {isLoading ? words.loading : words.older}
      </button>
    </div>
  );
};
