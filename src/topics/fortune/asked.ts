import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /求(?:个|一)?签|抽(?:一|支|一支)?签|灵签|签文|解签|观音|妈祖|关帝|黄大仙|吕祖|\boracle sticks?\b|\btemple lots?\b|\bkau ?c(?:h)?im\b|\bdraw(?:ing)? (?:a |one )?lot\b/i,
  because: { zh: "你要求签，那就摇一支，再掷三次筊。", en: "You asked for a lot, so I shake one stick and throw the blocks for it." },
};
