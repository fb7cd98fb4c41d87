const rowOf = {
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
} as const;

type RowKey = (typeof rowOf)[keyof typeof rowOf];

/** Whether a fact is shown in a row of the card: by the first part of its id. */
export const holdsFact =
  (row: RowKey) =>
  (factId: string): boolean =>
    rowOf[factId.split(".")[0] as keyof typeof rowOf] === row;
