import type { ServedIslands } from "../readings/use-islands.ts";
import { useLanding } from "../use-landing.ts";
import { Band } from "./Band.tsx";
import { Island } from "./Island.tsx";

/** One draw told in both languages, side by side. */
export const Tongues = ({ islands }: { islands: ServedIslands }) => {
  const { heading, note, close } = useLanding().words.tongues;
  return (
    <Band id="tongues" heading={heading} note={note}>
      <Island name="tongues" of={islands} />
      <p className="tongues-close">{close}</p>
    </Band>
  );
};
