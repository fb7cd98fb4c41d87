import { useEffect, useState } from "react";
import type { CardProps } from "../card.ts";

/** An address that shows a photo; null until it has come, and where it does not. */
export const usePhoto = (id: string | null, showPicture: CardProps["showPicture"]): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (id === null || !showPicture) return;
    const coming = showPicture(id);
    let isGone = false;
    coming.then(
      (shown) => isGone || setUrl(shown.url),
      // Without its photo the card still has the drawing.
      () => {},
    );
    return () => {
      isGone = true;
      coming.then(({ release }) => release()).catch(() => {});
      setUrl(null);
    };
  }, [id, showPicture]);
  return url;
};
