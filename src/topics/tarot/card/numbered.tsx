import "./numbered.css";
import type { SlotProps } from "./slot.tsx";
import { Slot } from "./slot.tsx";

type Layout = "celtic" | "cross";

/** Places of the staff, from the top down. */
const staff = [10, 9, 8, 7];

/** In the staff each card lies half under its neighbour: on top is the one whose head is at the seam. */
const toHeights = (slots: readonly SlotProps[]): Map<number, number> => {
  const heights = new Map<number, number>();
  let height = staff.length;
  for (const [at, place] of staff.entries()) {
    if (at > 0) height += slots[place - 1]?.card.reversed ? -1 : 1;
    heights.set(place, height);
  }
  return heights;
};

/** A spread laid on the table with a number at each card. */
export function Numbered({ slots, layout }: { slots: readonly SlotProps[]; layout: Layout }) {
  const heights = toHeights(slots);
  return (
    <div className="tc-numbered">
      <div className={`tc-table tc-${layout}`}>
        {slots.map((slot) => (
          <div
            key={slot.place}
            className="tc-spot"
            data-place={slot.place}
            // The card that crosses lies over the foot of the first, so that both heads show.
            data-foot={slot.place === 2 && slots[0]?.card.reversed ? "up" : undefined}
            style={layout === "celtic" && heights.has(slot.place) ? { zIndex: heights.get(slot.place) } : undefined}
          >
            <Slot {...slot} />
            <span className="tc-number" aria-hidden="true">
              {slot.place}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
