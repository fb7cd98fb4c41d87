import type { Paragraph } from "../../../../../topics/kit/reading.ts";
import { listCuts, listSentences } from "./sentences.ts";

/** A sentence that leans on the one before it says nothing by itself. */
const dependent =
  /^(?:它|这|那|其|此|再|还|也|又|而|但|可是|不过|所以|因此|于是|另|其次|同时|反正|两|都|一个|前者|后者|那么|换|至于|后头|别的|顺带|起头|要松|（)|^(?:it|its|that|this|these|those|they|their|them|he|she|his|her|and|but|so|then|or|both|also|still|yet|there|which|such|another|other|nor|neither|here|what|once|again|only|as for|by the|in the same)\b/i;

const sizes = { zh: { least: 12, most: 60 }, en: { least: 28, most: 190 } };

export interface Line {
  text: string;
  facts: readonly string[];
  score: number;
}

/** What of these paragraphs stands by itself, the most telling first. @param names what it should speak of */
export const listLines = (paragraphs: readonly Paragraph[], names: readonly string[] = []): Line[] => {
  const lines = paragraphs
    .filter(({ part }) => part === "lead" || part === "body" || part === "dissent")
    .flatMap((paragraph) =>
      listSentences(paragraph.text).map((text): Line => {
        const size = /\p{Script=Han}/u.test(text) ? sizes.zh : sizes.en;
        const points = [
          dependent.test(text) ? -5 : 0,
          text.length < size.least || text.length > size.most ? -2 : 1,
          names.some((name) => name.length > 1 && text.includes(name)) ? 3 : 0,
          /你|\byou/i.test(text) ? 2 : 0,
          /[？?]/.test(text) ? -2 : 0,
          /^[^，。]{1,6}：|^[A-Z][\w ]{2,20}: /.test(text) ? -4 : 0,
          paragraph.part === "dissent" ? -1 : 0,
          paragraph.facts.length < 2 ? 2 : paragraph.facts.length < 3 ? 1 : 0,
          /\d.*\d.*\d|[+=×÷]/.test(text) ? -4 : 0,
        ];
        return { text, facts: paragraph.facts, score: points.reduce((sum, one) => sum + one, 0) };
      }),
    );
  return lines.sort((one, other) => other.score - one.score);
};

/** A sentence cut to at most so many characters, at a clause's end; undefined where none is short enough. */
export const cutTo = (sentence: string, most: number): string | undefined => listCuts(sentence).find(({ length }) => length <= most);
