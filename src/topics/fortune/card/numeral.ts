const digits = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

/** 1 … 100 as a stick is marked: 7 → 七, 15 → 十五, 37 → 三十七, 100 → 一百. */
export const toNumeral = (number: number): string => {
  if (number === 100) return "一百";
  const tens = Math.floor(number / 10);
  return `${tens > 1 ? digits[tens] : ""}${tens > 0 ? "十" : ""}${digits[number % 10]}`;
};
