import { useEffect, useState } from "react";
import type { DrawnCard } from "./draw/draw-state.ts";
import type { CardFace } from "./load-face.tsx";

const load = () => import("./load-face.tsx");

/** Fetches what turning a card will need, so that the tap waits for the draw alone. */
export const prepareFaces = (): void => void load().catch(() => undefined);

/** The drawn card's face once it can be shown. */
export const useFace = (card: DrawnCard | null): CardFace | null => {
  const [face, setFace] = useState<{ slug: string; face: CardFace } | null>(null);
  const slug = card?.slug;
  useEffect(() => {
    if (slug === undefined) return;
    let isWanted = true;
    load()
      .then(({ loadFace }) => loadFace(slug))
      // Without its drawing the card stays face down; the words come all the same, and the chat shows it.
      .then(
        (loaded) => isWanted && setFace({ slug, face: loaded }),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [slug]);
  return face && face.slug === slug ? face.face : null;
};
