import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /梦(?:见|到|里|中|境)|做了?(?:一)?(?:个|场)?[^，。？]{0,6}梦(?!想)|解梦|周公|噩梦|\bdream(?:t|ed|ing|s)?\b(?! (?:job|house|home|car|holiday|vacation|school|of (?:being a|becoming)))|\bnightmare/i,
  because: { zh: "这是一场梦，就从梦里的东西看起。", en: "This is a dream, so I start from what was in it." },
};
