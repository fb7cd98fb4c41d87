import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import type { Telling } from "../api.ts";
import { Waiting } from "../States.tsx";
import { ScorePlate } from "../scores/ScorePlate.tsx";
import type { ToAddress } from "../use-horoscope-place.ts";
import { Details } from "./Details.tsx";
import { Words } from "./Words.tsx";

interface ToldProps {
  telling: Telling;
  /** It still shows what was looked at before. */
  isOld: boolean;
  toAddress: ToAddress;
}

/** The scores beside the words, their rows under them; on a phone figure, words, rows. */
export const Told = ({ telling, isOld, toAddress }: ToldProps) => (
  <div className={isOld ? "told-page is-old" : "told-page"} aria-busy={isOld}>
    <div className="told-figure">
      <ScorePlate telling={telling} />
    </div>
    <div className="told-words">
      <Words telling={telling} />
    </div>
    <Details key={`${telling.sign}${telling.period}`} telling={telling} toAddress={toAddress} />
  </div>
);

const lines = [100, 96, 60, 0, 100, 92, 70, 0, 100, 88];

/** The same in outline, before the first answer. */
export const ToldWaiting = () => (
  <div className="told-page">
    <div className="told-figure is-waiting">
      <Skeleton height="100%" />
    </div>
    <div className="told-words">
      <Waiting widths={lines} height="1.2em" />
    </div>
  </div>
);
