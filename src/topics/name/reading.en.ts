import { listFollowUps, sayBehind, sayLead } from "./telling/en/answers.ts";
import { factWordsEn } from "./telling/en/fact-words.ts";
import { sayHeadline } from "./telling/en/headline.ts";
import { sayChart, sayMeaning, sayNumbers, sayOverall, saySound, sayTriad, sayWriting } from "./telling/en/say-chinese.ts";
import { sayClosing, sayDissent, sayProposals } from "./telling/en/say-closing.ts";
import { sayEnglish } from "./telling/en/say-english.ts";
import { toNameReader } from "./telling/reader.ts";

export const readingEn = toNameReader({
  locale: "en",
  words: factWordsEn,
  say: {
    ...sayProposals,
    ...sayOverall,
    ...sayMeaning,
    ...saySound,
    ...sayNumbers,
    ...sayTriad,
    ...sayChart,
    ...sayWriting,
    ...sayEnglish,
    ...sayDissent,
    ...sayClosing,
  },
  labels: {
    proposals: "Proposed",
    overall: "Overall",
    meaning: "Meaning",
    sound: "Sound",
    numbers: "Numbers",
    triad: "Triad",
    chart: "Birth chart",
    writing: "On paper",
    lead: "First",
    dissent: "Dissent",
    close: "Use",
  },
  sayHeadline,
  sayLead,
  sayBehind,
  listFollowUps,
  summarise: (cast) => {
    if (cast.kind === "english") return `${cast.name} · ${cast.score}`;
    return cast.isSuggested
      ? `Names for ${cast.surname}: ${cast.suggestions
          .slice(0, 3)
          .map(({ given }) => given)
          .join(", ")}`
      : `${cast.surname}${cast.given} · ${cast.score}`;
  },
});
