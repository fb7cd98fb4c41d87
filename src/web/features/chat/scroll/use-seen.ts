import { type RefObject, useEffect, useState } from "react";

/** Whether any of the newest turn is in the window. @param newestKey which turn that is */
export const useSeen = (content: RefObject<HTMLElement | null>, newestKey: string | undefined): boolean => {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const newest = newestKey === undefined ? null : content.current?.querySelector(".turn.is-last");
    if (!newest) return;
    const watching = new IntersectionObserver(([entry]) => entry && setSeen(entry.isIntersecting));
    watching.observe(newest);
    return () => watching.disconnect();
  }, [content, newestKey]);
  return isSeen;
};
