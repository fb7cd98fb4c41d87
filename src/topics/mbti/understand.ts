import type { TestVersion } from "../../shared/test-ids.ts";
import type { MbtiInput } from "./input.ts";

interface Length {
  version: TestVersion;
  /** The count of its questions. */
  count: RegExp;
  word: RegExp;
}

const lengths: readonly Length[] = [
  {
    version: "simplified",
    count: /(?<!\d)28(?!\d)|二十八/,
    word: /简(?:版|化|易)|简单(?:的|版|点|一点)|短(?:版|的|一点)|快(?:速|测|一点)|最短|\b(?:short(?:est|er)?|simplified|quick)\b/i,
  },
  { version: "standard", count: /(?<!\d)93(?!\d)|九十三/, word: /标准|中(?:版|等|间)|\b(?:standard|medium|middle)\b/i },
  {
    version: "full",
    count: /(?<!\d)200(?!\d)|[二两]百/,
    word: /完整|全(?:版|套)|长(?:版|的)|最(?:长|准|细)|\b(?:full|complete|long(?:est|er)?)\b/i,
  },
];
const asks = /[？?]|吗|为什么|怎么|多久|哪|\b(?:how|what|why|which)\b/i;
const starts = /做|测|来|开始|选|要|\b(?:start|take|do|give)\b/i;

/** The length these words choose: "做 93 题版" → standard. Two lengths named together choose none, nor does a question that happens to hold the word. */
export const understandMbti = (text: string, known: Partial<MbtiInput>): Partial<MbtiInput> => {
  const counted = lengths.filter(({ count }) => count.test(text));
  const heard = counted.length > 0 ? counted : lengths.filter(({ word }) => word.test(text));
  const [length] = heard;
  if (length === undefined || heard.length > 1) return {};
  const isMeant = starts.test(text) && (counted.length > 0 || !asks.test(text));
  // Before the test a length alone is a choice; with a report at hand one has to say that it is to be taken.
  return isMeant || (known.answers === undefined && !asks.test(text)) ? { version: length.version } : {};
};
