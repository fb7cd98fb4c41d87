import { symbols } from "../lexicon/entries.ts";
import { type Act, actPatterns } from "./data/acts.ts";
import { findSymbols } from "./find-symbols.ts";
import { findFirst, type Match, type Span } from "./match.ts";
import { listSimpleClauses } from "./sentences.ts";

export interface ActMatch extends Span {
  act: Act;
}

/** As the one who does it: “咬我”, “跟着我” and “my” are not. */
const first = /(?<![给对向跟着死追打咬抱看朝骂推拉])我(?!们?[的家爸妈爷奶哥姐弟妹儿女老])|\b[Ii]\b/;
/** “他说我们……”: a Chinese clause that begins with another. */
const hisFirst = /^\s*(?:他|她|它|他们|她们|有人|那人|对方)/;
const living: readonly string[] = ["animal", "person", "spirit"];
/** Somebody else does it. */
const others =
  /^[^我]*(?:他|她|它|他们|她们|有人|那人|对方|妈|爸|奶奶|爷爷|老师|老板|朋友|人)|^\s*(?:he|she|it|they|someone|somebody|the|my|a|an|his|her|their|there|nobody|everyone|everybody|people|no one|this|that|one|another)\b/i;
const negatedBefore =
  /(?:没有?|不(?![停断住由])|(?<!特)别|想|不敢|不能|没能)[^，]{0,2}$|(?:\bnot|n['’]t|\bnever|\bwithout|\btried to|\bwanted to)\s+(?:\w+\s+)?$/i;

/** What the dreamer did, in the order of the text: what follows “I” in its clause, and clauses without a subject right after. */
export const findActs = (text: string, images: readonly Match[] = findSymbols(text)): ActMatch[] => {
  const found: ActMatch[] = [];
  const alive = images.filter(({ id }) => living.includes(symbols[id].category));
  let isMine = false;
  for (const clause of listSimpleClauses(text)) {
    const words = text.slice(clause.from, clause.to);
    const mine = first.exec(words);
    const isAnothers = (alive[findFirst(alive, ({ from }) => from >= clause.from)]?.to ?? Number.POSITIVE_INFINITY) <= clause.to;
    isMine = (mine !== null && !hisFirst.test(words)) || (isMine && !isAnothers && !others.test(words));
    if (!isMine) continue;
    const start = mine ? mine.index : 0;
    for (const [act, pattern] of actPatterns) {
      const match = pattern.exec(words.slice(start));
      if (!match || found.some((one) => one.act === act)) continue;
      const from = clause.from + start + match.index;
      if (act !== "froze" && act !== "searched" && /^[不没]/.test(words.slice(start + match.index + match[0].length))) continue;
      if (act !== "froze" && act !== "searched" && negatedBefore.test(words.slice(0, start + match.index))) continue;
      found.push({ act, from, to: from + match[0].length });
    }
  }
  return found.sort((one, other) => one.from - other.from);
};
