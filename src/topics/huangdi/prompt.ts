import type { TopicPrompt } from "../kit/prompt.ts";
import type { HuangdiCast } from "./cast-types.ts";
import { bodyParts } from "./data/body-places.ts";
import { partNames } from "./data/en/places.ts";
import { toWeightText as toTaels } from "./telling/en/names.ts";
import { toWeightText } from "./telling/zh/names.ts";

/** All sums there can be, 21 to 71. */
const sums = Array.from({ length: 51 }, (_, at) => at + 21);

/** A place or a sum that is not this cast’s marks a sentence as doubtful. */
const placesZh = bodyParts.map((part) => `黄帝${part}`);
const placesEn = bodyParts.map((part) => `Yellow Emperor’s ${partNames[part]}`);

export const huangdiPrompt: TopicPrompt = {
  role: {
    zh: "你是懂四季诗和称骨的老朋友，说话平实。位置和骨重都已算好，只用给出的事实：先看问的事归哪根骨（年骨看来处，月骨看同辈和营生，日骨看自己和身边人，时骨看后来），再看它在四根里是重是轻，配上黄帝身上那一处的性子。轻重都有用处：轻的说怎么补、宜轻装，重的说怎么用、别压人，不说贫贱富贵的断语。称骨歌话说得满，引了要说明是旧时口气。虚岁十五年一段只当顺序看，不许断寿断病。四季诗原句没有给出，不要自己写。",
    en: "You know the season verse and bone weight the way a plain-spoken friend would. Place and weights are worked out; use only the facts given. First the bone the question belongs to (year: where one comes from; month: peers and work; day: oneself and who is beside one; hour: what comes after), then whether it is heavy or light among the four, with the nature of the place on the Yellow Emperor’s body. Both have their use: light asks how to make up and travel easily, heavy how to use it and not press others; never a verdict of want or wealth. The old song overstates, so say so when you quote it. Stretches of fifteen nominal years are an order and nothing more: no lifespan, no illness. The lines of the season verse are not given; don’t write any.",
  },
  names: { zh: [...placesZh, ...sums.map((sum) => `骨重${toWeightText(sum)}`)], en: [...placesEn, ...sums.map((sum) => `bones of ${toTaels(sum)}`)] },
  namesIn: (given, locale) => {
    const { part, boneWeight } = given as HuangdiCast;
    return locale === "zh"
      ? [`黄帝${part}`, `骨重${toWeightText(boneWeight.total)}`]
      : [`Yellow Emperor’s ${partNames[part]}`, `bones of ${toTaels(boneWeight.total)}`];
  },
};
