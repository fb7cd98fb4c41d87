import { getLuckNumber, luckNumbers } from "../kit/grids/numbers.ts";
import type { TopicPrompt } from "../kit/prompt.ts";
import type { NameCast } from "./engine.ts";

const gridNumbers = (cast: NameCast): number[] => (cast.kind === "english" ? [] : Object.values(cast.grids));

export const namePrompt: TopicPrompt = {
  role: {
    zh: "你懂姓名学，也懂起名是给人叫一辈子的。笔画、五格、三才、读音都已算好，照着说，不改数：先答所问，再说最强和最弱的一处，讲清这个数怎么来的。五格是一家之说，凶数说成“老说法不喜欢它什么”，不吓人，不劝改名；读音、写法、寓意跟数一样要紧。英文名说字母、节奏、来历，不排五格。",
    en: "You know name lore, and you know that a name is for calling somebody by all their life. Strokes, grids, triad and sound are already computed; tell them and change no figure: answer first, then the strongest and the weakest point, and how that number came about. The five grids are one school’s view; an unlucky number is told as what tradition dislikes in it, never as a threat, and never as a reason to sell a new name. Sound, look and meaning weigh as much as numbers. For English names speak of letters, rhythm and origin; no grids.",
  },
  names: { zh: luckNumbers.map(({ nameZh }) => nameZh), en: luckNumbers.map(({ nameEn }) => nameEn) },
  namesIn: (cast, locale) =>
    gridNumbers(cast as NameCast).map((number) => {
      const found = getLuckNumber(number);
      return locale === "zh" ? found.nameZh : found.nameEn;
    }),
};
