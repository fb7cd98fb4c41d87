import { listFollowUps, sayBehind, sayHeadline, sayLead } from "./telling/en/answers.ts";
import { factWordsEn } from "./telling/en/fact-words.ts";
import { sayName } from "./telling/en/say-name.ts";
import { sayTrade } from "./telling/en/say-trade.ts";
import { toBusinessReader } from "./telling/reader.ts";

export const readingEn = toBusinessReader({
  locale: "en",
  words: factWordsEn,
  say: { ...sayName, ...sayTrade },
  labels: {
    proposals: "Names",
    opening: "Opening",
    owner: "You",
    trade: "The trade",
    sound: "Sound",
    numbers: "Numbers",
    sign: "The sign",
    lead: "First",
    dissent: "Dissent",
    close: "Use",
  },
  sayHeadline,
  sayLead,
  sayBehind,
  listFollowUps,
  summarise: ({ name, score, isSuggested, suggestions, industry }) =>
    isSuggested
      ? `Names for a ${industry?.name.en ?? "business"}: ${suggestions
          .slice(0, 3)
          .map(({ chinese }) => chinese.core)
          .join(", ")}`.replace(/ a (?=[aeio]|AI\b)/, " an ")
      : `${name}, ${score}`,
});
