import { createHolds } from "../../kit/card/holds.ts";

/** Whether a fact is shown in a row of the card: by the first part of its id. */
export const holdsFact = createHolds({
  luckStart: "luck",
  currentLuck: "luck",
  luck: "luck",
  unknownSex: "luck",
  year: "years",
  relation: "ties",
  spirit: "stars",
  lifeStage: "stages",
  selfStage: "stages",
  nayin: "stages",
  void: "stages",
  conception: "stages",
  fetalBreath: "stages",
  soulPalace: "stages",
  bodyPalace: "stages",
  clock: "making",
  lunarDate: "making",
  variant: "making",
});
