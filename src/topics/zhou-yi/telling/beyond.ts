/** What no cast may answer yes or no: it is for a doctor, or for a court. */
export type Beyond = "body" | "court";

const signs: [Beyond, RegExp][] = [
  [
    "body",
    /手术|化疗|放疗|疫苗|吃药|停药|药(?:要|该|能)|流产|打胎|怀(?:上|孕)(?:了)?[吗没]|能怀|癌|肿瘤|病(?:会|能)?好|戒(?:酒|烟|毒|药)|\b(?:operation|surgery|chemo\w*|vaccin\w*|medication|pills|antidepressants?|abortion|am i pregnant|get pregnant|conceive|cancer|tumou?r|recover from|(?:stop|quit|give up) (?:drinking|smoking))\b/i,
  ],
  ["court", /官司|打赢|起诉|上诉|开庭|判(?:刑|给|决)|抚养权|仲裁|\b(?:court|lawsuit|sue|suing|custody|verdict|trial|appeal)\b/i],
];

export const findBeyond = (text: string): Beyond | null => signs.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
