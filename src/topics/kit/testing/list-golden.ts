import type { Locale } from "../../../shared/i18n/locale.ts";
import type { QuestionKind } from "../hearing/question.ts";
import { goldenEn } from "./golden-questions.en.ts";
import { goldenZh } from "./golden-questions.zh.ts";

/** A question and what is to be heard of it. */
export interface Golden {
  locale: Locale;
  text: string;
  kind: QuestionKind;
  isDreaded: boolean;
  matters: readonly string[];
  /** Whom it speaks of; `-` for nobody. */
  whos: readonly string[];
}

const toGolden =
  (locale: Locale) =>
  (line: string): Golden => {
    const [kind, matters, whos, text] = line.split("|") as [string, string, string, string];
    return {
      locale,
      text,
      kind: kind.replace(/[+-]$/, "") as QuestionKind,
      isDreaded: kind.endsWith("-"),
      matters: matters.split(","),
      whos: whos.split(","),
    };
  };

export const goldens: readonly Golden[] = [...goldenZh.trim().split("\n").map(toGolden("zh")), ...goldenEn.trim().split("\n").map(toGolden("en"))];
