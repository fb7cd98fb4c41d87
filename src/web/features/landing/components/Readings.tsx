import type { ServedIslands } from "../readings/use-islands.ts";
import { useLanding } from "../use-landing.ts";
import { Band } from "./Band.tsx";
import { Island } from "./Island.tsx";
import "../../../../topics/astro/card.css";
import "../../../../topics/astro/card/lights.css";
import "../../../../topics/astro/card/wheel/marks.css";
import "../../../../topics/astro/card/wheel/wheel.css";
import "../../../../topics/fortune/card.css";
import "../../../../topics/fortune/card/scenes/scene.css";
import "../../../../topics/tarot/card.css";
import "../../../../ui/plate/plate.css";

/** A chart, cards and a lot, as the chat shows them, with their first words. */
export const Readings = ({ islands }: { islands: ServedIslands }) => {
  const { heading, note } = useLanding().words.readings;
  return (
    <Band id="readings" heading={heading} note={note}>
      <Island name="readings" of={islands} />
    </Band>
  );
};
