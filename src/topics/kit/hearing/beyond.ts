import { riskSigns } from "./data/risk-signs.ts";
import type { Question } from "./question.ts";
import { toTheme } from "./to-question.ts";

/** What no cast may answer yes or no: it is for a doctor, or for a court. */
export type Beyond = "body" | "court";

/** Where the risk was not heard. */
const signs: readonly (readonly [Beyond, RegExp])[] = [
  [
    "body",
    /手术|化疗|放疗|疫苗|吃药|停药|药(?:要|该|能)|治病|流产|打胎|怀孕|怀上|备孕|癌|肿瘤|住院|确诊|检查结果|抑郁症|病(?:会|能|情|了)|得病|生病|戒(?:酒|烟|毒|药)|\b(?:operation|surgery|chemo\w*|vaccin\w*|medication|pills|antidepressants?|abortion|ivf|pregnan\w+|conceive|cancer|tumou?r|hospital|illness|disease|diagnos\w+|recover from|(?:stop|quit|give up) (?:drinking|smoking))\b/i,
  ],
  ["court", /官司|打赢|诉讼|起诉|上诉|开庭|坐牢|判(?:刑|给|决)|抚养权|仲裁|\b(?:court|lawsuit|sue|suing|custody|verdict|on trial|prison|appeal(?! to))\b/i],
];

const ofRisk = { medical: "body", death: "body", legal: "court" } as const;

/** The sign, not the illness: beside a point of a chart, or as what somebody is. */
const cancerTheSign =
  /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|node|rising|ascendant|midheaven)(?: is)? in cancer\b|\bcancer(?= (?:sun|moon|rising|ascendant|midheaven|man|woman|sign|on (?:my|the) \w+ (?:cusp|house)))|\b(?:i['’]m|am|is|be) a cancer\b(?! patient)/gi;

/** A question of work or love in which no word speaks of the danger was misheard. */
const isMisheard = ({ text, risk, theme, matter }: Question): boolean => {
  const field = theme ?? (matter && toTheme(matter));
  return field !== null && field !== "inner" && !riskSigns.some(([of, sign]) => of === risk && sign.test(text));
};

/** What of a question no cast may decide; Cancer the sign is no illness. */
export const findBeyond = (question: Question): Beyond | null => {
  const { text, risk } = question;
  const plain = text.replace(cancerTheSign, "");
  const named = signs.find(([, pattern]) => pattern.test(plain))?.[0];
  if (named || plain !== text || isMisheard(question)) return named ?? null;
  return risk === "medical" || risk === "death" || risk === "legal" ? ofRisk[risk] : null;
};
