/** What no cast may answer yes or no: it is for a doctor, or for a court. */
export type Beyond = "body" | "court";

const signs: [Beyond, RegExp][] = [
  [
    "body",
    /手术|化疗|放疗|疫苗|吃药|停药|流产|打胎|怀孕|怀上|癌|肿瘤|住院|病(?:会|能|情|了)|得病|生病|戒(?:酒|烟|毒)|\b(?:operation|surgery|chemo\w*|vaccin\w*|medication|pills|antidepressants?|abortion|pregnan\w+|cancer|tumou?r|hospital|illness|(?:stop|quit|give up) (?:drinking|smoking))\b/i,
  ],
  ["court", /官司|打赢|起诉|上诉|开庭|判(?:刑|给|决)|抚养权|仲裁|\b(?:court|lawsuit|sue|suing|custody|verdict|on trial|appeal)\b/i],
];

export const findBeyond = (text: string): Beyond | null => signs.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
