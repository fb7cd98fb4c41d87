const saysZh = /(?<![这那后前第])([一二两三四五单双]|[1-5])\s?个?字(?!里|中|都|之|怎|是|不|好)|单名|双名/;
const saysEn = /\b(one|two|three|four|single|[1-4])[- ]characters?\b/i;
const numbers: Record<string, number> = { 单: 1, 一: 1, 两: 2, 双: 2, 二: 2, 三: 3, 四: 4, 五: 5, single: 1, one: 1, two: 2, three: 3, four: 4 };

export interface Characters {
  /** As said. */
  said: number;
  /** Characters of the given name; undefined where none can have so many. */
  given: 1 | 2 | undefined;
}

/** How many characters a name is to have: one or two are the given name's, more are the whole name's. */
export const hearCharacters = (text: string, surname: string | undefined): Characters | null => {
  const found = saysZh.exec(text) ?? saysEn.exec(text);
  if (!found) return null;
  const word = (found[1] ?? found[0][0]!).toLowerCase();
  const said = numbers[word] ?? Number(word);
  const own = said <= 2 ? said : said - (surname && /^\p{Script=Han}+$/u.test(surname) ? [...surname].length : 1);
  return { said, given: own === 1 || own === 2 ? own : undefined };
};
