import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Composition } from "../sending/compose.ts";
import { chooseUnsaid } from "../talking/choose-unsaid.ts";
import { toTold } from "../talking/told.ts";
import type { Begun } from "./service.ts";

const words = {
  zh: {
    begin: (total: number, minutes: number) =>
      `${total} 道题，大约 ${minutes} 分钟。一次一题，照头一个念头选，没有对错。随时可以停，答过的都留着，换一台设备也能接着做。`,
    still: [
      "题目还在原处，从第一题接着来就行。",
      "卡片在下面等着，一题一题来，不急。",
      "还没答的都在，想做的时候点下面那张卡。",
      "测试没丢，停在你离开的地方。",
    ],
    goOn: (answered: number, total: number) => `接着做：${total} 道里答了 ${answered} 道，前面的都在。`,
    noted: "这句话记下了，报告会从它说起。",
  },
  en: {
    begin: (total: number, minutes: number) =>
      `${total} questions, about ${minutes} ${minutes === 1 ? "minute" : "minutes"}. One at a time; go by your first thought, there’s no right answer. Stop whenever you like: what you’ve answered is kept, and you can go on from another device.`,
    goOn: (answered: number, total: number) => `Picking it up again: ${answered} of ${total} answered, and they’re all still here.`,
    still: [
      "The questions are where you left them; start with the first whenever you like.",
      "The card’s below, one question at a time, no rush.",
      "Nothing’s lost: the test waits where you stopped.",
      "It’s all still here for when you want it.",
    ],
    noted: "Noted: the report will start from that.",
  },
} satisfies Record<Locale, object>;

/** How long the test is, in words; the card with its questions goes along. @param isAsked true when words came that the report can answer */
export const composeSit = ({ row, total, minutes }: Begun, isAsked: boolean, locale: Locale, said: readonly string[]): Composition => {
  const { begin, goOn, noted, still } = words[locale];
  const begun = begin(total, minutes);
  const opening = said.some((earlier) => earlier.includes(begun)) ? chooseUnsaid(still as [string, ...string[]], said, begun) : begun;
  const answered = Object.keys(row.answers).length;
  const paragraphs = [...(isAsked ? [noted] : []), answered > 0 ? goOn(answered, total) : opening];
  return {
    parts: [{ type: "data-question", data: { sitting: row.id, test: row.test, version: row.version, total } }],
    telling: toTold(paragraphs.join("\n\n")),
  };
};
