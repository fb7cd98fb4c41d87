import { useEffect, useRef } from "react";
import { useWords } from "../use-words.ts";

/** Fetches the next page when pressed, or as it comes near the window. */
export const MoreButton = ({ isBusy, onMore }: { isBusy: boolean; onMore(): void }) => {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBusy || !button.current) return;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) onMore();
      },
      { rootMargin: "400px" },
    );
    watch.observe(button.current);
    return () => watch.disconnect();
  }, [isBusy, onMore]);
  return (
    <button ref={button} type="button" className="btn more" disabled={isBusy} onClick={onMore}>
      {isBusy ? words.loading : words.loadMore}
    </button>
  );
};
