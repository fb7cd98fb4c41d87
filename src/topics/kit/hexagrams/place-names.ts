const inner = ["二", "三", "四", "五"];

/** 初六, 九三, 上六. @param place 1 … 6 from the bottom */
export const toChinesePlace = (place: number, isWhole: boolean): string => {
  const kind = isWhole ? "九" : "六";
  if (place === 1) return `初${kind}`;
  return place === 6 ? `上${kind}` : kind + inner[place - 2]!;
};

const ordinals = ["one", "two", "three", "four", "five", "six"];

/** "line three", fit to stand inside a sentence. */
export const toEnglishPlace = (place: number): string => `line ${ordinals[place - 1]!}`;
