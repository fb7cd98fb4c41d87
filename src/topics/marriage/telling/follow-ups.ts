import { isHarmed } from "../../kit/hearing/harmed.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { findPart, listParts } from "./parts.ts";
import { toPartValues, toSay } from "./say.ts";
import type { Tongue } from "./tongue.ts";
import type { MarriageView } from "./view.ts";

/** Three questions this pair can answer, of other parts than the one just asked. */
export const toFollowUps =
  (tongue: Tongue) =>
  (view: MarriageView, asked: Question, turn: number): string[] => {
    if (isHarmed(view.question) || isHarmed(asked)) return [];
    const own = findPart(asked);
    const told = listParts(view, { ...asked, text: "" });
    const values = { ...toPartValues(tongue, view), y: view.goodYear.year, n: view.hardYear.year };
    const pool = tongue.texts.followUps
      .filter(([part]) => part !== own && (told as string[]).includes(part))
      .map(([, text]) => toSay(tongue)(view, text, values))
      .filter((text) => text !== asked.text);
    return [0, 1, 2].map((place) => pool[(place + turn * 3) % pool.length]!);
  };
