import { say } from "../../src/server/testing/chat.ts";
import type { TestApp } from "../../src/server/testing/test-app.ts";

const matters = {
  zh: ["换工作", "搬去南方", "和他复合", "考研", "买这套房", "开一家小店", "跟妹妹和好", "今年的财运", "出国读书", "这份合同"],
  en: ["change my job", "move to Leeds", "call her again", "sit the exam", "buy this flat", "open a small shop", "make up with my sister", "study abroad"],
};
const toAsked = {
  zh: [
    (matter: string) => `我该不该为了${matter}再等一等？`,
    (matter: string) => `${matter}这件事，眼下怎么看？`,
    (matter: string) => `${matter}，半年内有结果吗？`,
  ],
  en: [(matter: string) => `Should I ${matter} this year?`, (matter: string) => `What stands in the way if I ${matter}?`],
};
const topics = ["tarot", "zhouYi", "dream", "number"];

export interface Talk {
  asked: string;
  told: string;
}

/** Questions in both languages with what the built-in reader answers them: three of four are Chinese. */
export const makeTalks = async (app: TestApp, count: number): Promise<Talk[]> => {
  const talks: Talk[] = [];
  for (let at = 0; talks.length < count; at += 1) {
    const lang = at % 4 === 3 ? "en" : "zh";
    const [words, ways] = [matters[lang], toAsked[lang]];
    const asked = ways[at % ways.length]!(words[(at * 7) % words.length]!);
    const { text } = await say(app.visitor(lang), asked, { module: topics[at % topics.length], lang });
    if (text) talks.push({ asked, told: text });
  }
  return talks;
};
