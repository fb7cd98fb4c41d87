import type { ComponentType, LazyExoticComponent } from "react";
import { lazy, Suspense, useId } from "react";
import { CardBack } from "../art/back.tsx";
import type { DrawingProps } from "../art/drawing.ts";
import { Frame } from "../art/frame.tsx";
import { majorDrawings } from "../art/majors.ts";
import { minorDrawings } from "../art/minors.ts";
import type { DeckCard } from "../data/deck.ts";
import { toNumeral } from "./numeral.ts";

const drawings = new Map<string, LazyExoticComponent<ComponentType<DrawingProps>>>();

/** A card's drawing, loaded with the first cast that shows it. */
const getDrawing = (slug: string): LazyExoticComponent<ComponentType<DrawingProps>> => {
  const load = majorDrawings[slug] ?? minorDrawings[slug];
  if (!load) throw new RangeError(`no drawing for ${slug}`);
  const drawing = drawings.get(slug) ?? lazy(async () => ({ default: (await load()).Drawing as ComponentType<DrawingProps> }));
  drawings.set(slug, drawing);
  return drawing;
};

interface FaceProps {
  card: DeckCard;
  isReversed: boolean;
  /** True while a fresh cast turns over; the back is drawn only then. */
  isTurning: boolean;
}

/** Both sides of one card. Reversed turns the whole face, numeral included. */
export function Face({ card, isReversed, isTurning }: FaceProps) {
  const uid = useId().replace(/[^\w-]/g, "");
  const Drawing = getDrawing(card.slug);
  const numeral = toNumeral(card);
  return (
    <span className={isTurning ? "tc-leaf tc-turning" : "tc-leaf"}>
      <span className={isReversed ? "tc-front tc-reversed" : "tc-front"}>
        <Suspense fallback={<Frame numeral={numeral}>{null}</Frame>}>
          <Frame numeral={numeral}>
            <Drawing uid={uid} />
          </Frame>
        </Suspense>
      </span>
      {isTurning ? (
        <span className="tc-back">
          <CardBack uid={`${uid}b`} />
        </span>
      ) : null}
    </span>
  );
}
