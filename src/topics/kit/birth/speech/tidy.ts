const simple: Record<string, string> = Object.fromEntries(
  [..."農农詳详曆历陰阴陽阳號号點点時时歲岁閏闰臘腊兩两後后區区國国舊旧壽寿龍龙馬马雞鸡豬猪屬属夢梦發发這这誤误錯错實实應应該该過过記记説说說说們们媽妈"]
    .map((letter, place, all) => [letter, all[place + 1] ?? ""] as const)
    .filter((_, place) => place % 2 === 0),
);

/** One width of letters, one kind of quote, the simplified form of the few letters the patterns use. */
export const tidy = (text: string): string =>
  [...text.normalize("NFKC")]
    .map((letter) => simple[letter] ?? letter)
    .join("")
    .replace(/(?<=\d)\s+(?=[年月日号点时分秒])|(?<=[年月点时分])\s+(?=\d)/g, "")
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, "-")
    .trim();
