import type { NameCharacter, Theme } from "./characters.ts";

/** Words that call for a theme, in both languages. */
const wordsOfThemes: Record<Theme, RegExp> = {
  water: /水|江|河|海|雨|雪|water|river|sea|rain|snow/i,
  light: /光|阳|太阳|日|晨|月|星|明亮|温暖|light|sun|moon|star|bright|warm|dawn/i,
  plants: /花|草|树|木|春|清新|植物|flower|tree|plant|spring|garden|nature/i,
  jade: /玉|宝|珍贵|jade|precious|gem|treasure/i,
  sky: /天|云|风|飞|自由|远方|鸟|sky|wind|cloud|free|bird|far/i,
  mountain: /山|稳重|稳|踏实|mountain|steady|earth/i,
  virtue: /善|德|仁|诚|孝|正直|品行|kind|good|honest|virtue|true/i,
  learning: /书|学|文|智|聪|才|诗|音乐|艺术|learn|wise|clever|book|poem|music|art/i,
  strength: /强|勇|志|刚|坚|胜|strong|brave|strength|courage/i,
  grace: /美|雅|柔|静|优雅|秀|grace|beaut|gentle|elegan/i,
  peace: /安|平安|福|健康|顺|吉|喜|快乐|peace|safe|luck|health|joy|happy|bless/i,
};

const toWords = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];

/** 100 where the character or its meaning is what was wished for, 80 where its theme is, else 40. */
export const toWishScore = (entry: NameCharacter, wish: string): number => {
  const words = toWords(wish);
  const isNamed = wish.includes(entry.char) || entry.meaning.zh.split("，").some((part) => wish.includes(part));
  if (isNamed || toWords(entry.meaning.en).some((word) => words.includes(word))) return 100;
  return wordsOfThemes[entry.theme].test(wish) ? 80 : 40;
};
