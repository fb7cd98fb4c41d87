import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /生命(?:灵)?数|灵数|数字命理|数秘|命数|\bnumerology\b|\blife[- ]path\b|\bexpression number\b|\bsoul urge\b|\bpersonal year\b/i,
  because: { zh: "这要从生日和名字里的数算起，每一步都列给你看。", en: "This is reckoned from the numbers in your date and name, every step shown." },
};
