import { useMessages } from "../../../../kernel/locale.tsx";

const zh = {
  measure: (questions: number, minutes: number) => `${questions} 题 · ${minutes} 分钟`,
  length: "做多长",
  instruments: "七套题",
  goOn: (name: string, at: number, total: number) => `接着做${name}：第 ${at} 题，共 ${total} 题`,
  begins: "答了就算开始，随时能停",
};
type TestWords = typeof zh;

const en: TestWords = {
  measure: (questions, minutes) => `${questions} questions · ${minutes} min`,
  length: "How long",
  instruments: "Seven tests",
  goOn: (name, at, total) => `Go on with ${name}: question ${at} of ${total}`,
  begins: "Your answer begins it; stop whenever you like",
};

export const useTestWords = () => useMessages<TestWords>({ zh, en });
