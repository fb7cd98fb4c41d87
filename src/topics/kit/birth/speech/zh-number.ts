const digits = "零一二三四五六七八九";
const toDigit = (letter: string): number => ("〇○".includes(letter) ? 0 : letter === "两" ? 2 : letter === "元" ? 1 : digits.indexOf(letter));

/** "三十一" 31, "廿三" 23, "卅" 30, "十" 10, "05" 5, "一九九零" 1990 (digit by digit), "七十九" 79; NaN for anything else. */
export const toNumber = (text: string): number => {
  if (/^\d+$/.test(text)) return Number(text);
  const plain = text.replace(/^初/, "").replace("廿", "二十").replace("卅", "三十");
  const ten = /^([一二三四五六七八九])?十([一二三四五六七八九])?$/.exec(plain);
  if (ten) return (ten[1] ? toDigit(ten[1]) : 1) * 10 + (ten[2] ? toDigit(ten[2]) : 0);
  const places = [...plain].map(toDigit);
  return places.length === 0 || places.includes(-1) ? Number.NaN : Number(places.join(""));
};
