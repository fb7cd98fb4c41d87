import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Composition } from "../sending/compose.ts";
import type { Begun } from "./service.ts";

const words = {
  zh: {
    begin: (total: number, minutes: number) =>
      `${total} 道题，大约 ${minutes} 分钟。一次一题，照头一个念头选，没有对错。随时可以停，答过的都留着，换一台设备也能接着做。`,
    goOn: (answered: number, total: number) => `接着做：${total} 道里答了 ${answered} 道，前面的都在。`,
    noted: "这句话记下了，报告会从它说起。",
  },
  en: {
    begin: (total: number, minutes: number) =>
      `${total} questions, about ${minutes} ${minutes === 1 ? "minute" : "minutes"}. One at a time; go by your first thought, there’s no right answer. Stop whenever you like: what you’ve answered is kept, and you can go on from another device.`,
    goOn: (answered: number, total: number) => `Picking it up again: ${answered} of ${total} answered, and they’re all still here.`,
    noted: "Noted: the report will start from that.",
  },
} satisfies Record<Locale, object>;

/** How long the test is, in words; the card with its questions goes along. @param isAsked true when words came that the report can answer */
export const composeSit = ({ row, total, minutes }: Begun, isAsked: boolean, locale: Locale): Composition => {
  const { begin, goOn, noted } = words[locale];
  const answered = Object.keys(row.answers).length;
  const paragraphs = [...(isAsked ? [noted] : []), answered > 0 ? goOn(answered, total) : begin(total, minutes)];
  return {
    parts: [{ type: "data-question", data: { sitting: row.id, test: row.test, version: row.version, total } }],
    telling: paragraphs.join("\n\n"),
  };
};
