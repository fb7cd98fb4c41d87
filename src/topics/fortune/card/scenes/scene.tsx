import type { ComponentType } from "react";
import type { LotSetId } from "../../data/lot.ts";
import { Court, Feast, Meeting, Study, UnderTheMoon } from "./indoors.tsx";
import { Angler, AtSea, Camp, Home, InBlossom, Pass, Plums } from "./outdoors.tsx";
import "./scene.css";

/** Which lots without a verse show what. One that is named nowhere shows the road. */
const shown: readonly { Scene: ComponentType; lots: Partial<Record<LotSetId, readonly number[]>> }[] = [
  { Scene: Plums, lots: { "guanyin-100": [17] } },
  { Scene: Camp, lots: { "guanyin-100": [6, 56, 66, 74, 79, 80, 93], "wongtaisin-100": [67] } },
  { Scene: Angler, lots: { "guanyin-100": [46, 49, 64], "jiazi-60": [31], "wongtaisin-100": [11, 29, 68, 97] } },
  { Scene: Pass, lots: { "guanyin-100": [15, 35, 62, 75, 87], "jiazi-60": [35, 52], "wongtaisin-100": [35, 43, 79] } },
  { Scene: Home, lots: { "guanyin-100": [32], "jiazi-60": [57], "leiyushi-100": [83], "wongtaisin-100": [7, 36, 59, 74] } },
  { Scene: InBlossom, lots: { "guanyin-100": [23], "jiazi-60": [29], "wongtaisin-100": [13, 21, 44, 57] } },
  { Scene: AtSea, lots: { "guanyin-100": [19], "jiazi-60": [36], "wongtaisin-100": [50, 94] } },
  { Scene: UnderTheMoon, lots: { "guanyin-100": [28, 71], "wongtaisin-100": [10, 22, 26, 42, 91, 96] } },
  { Scene: Court, lots: { "guanyin-100": [72, 88, 98], "leiyushi-100": [84], "wongtaisin-100": [51] } },
  { Scene: Feast, lots: { "guanyin-100": [61, 68] } },
  { Scene: Study, lots: { "guanyin-100": [37, 38], "jiazi-60": [3], "wongtaisin-100": [19, 23, 76, 92] } },
  { Scene: Meeting, lots: { "guanyin-100": [31, 67], "wongtaisin-100": [66, 75, 81] } },
];

export const findScene = (set: LotSetId, number: number): ComponentType | undefined => shown.find(({ lots }) => lots[set]?.includes(number))?.Scene;

/** What a lot's tale looks like, engraved: it stands where no verse is quoted. */
export const LotScene = ({ set, number }: { set: LotSetId; number: number }) => {
  const Scene = findScene(set, number) ?? Pass;
  return (
    <svg className="ft-scene" viewBox="0 0 240 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Scene />
    </svg>
  );
};
