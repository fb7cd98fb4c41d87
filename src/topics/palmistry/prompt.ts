import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicPrompt } from "../kit/prompt.ts";
import { type PalmistryCast, shapes } from "./cast-types.ts";
import { lineNames } from "./marks.ts";
import * as english from "./telling/en/names.ts";
import * as chinese from "./telling/zh/names.ts";

const words: Record<Locale, { shapeNames: Record<string, string>; lineNames: Record<string, string> }> = { zh: chinese, en: english };

export const palmistryPrompt: TopicPrompt = {
  role: {
    zh: "你看过许多手，说话像老朋友。手上的尺寸已经从标点量好：先答所问，再说哪条线、量出来多少、照手相家的读法是什么意思。附有照片时，只用它核对标的线和看清深浅，照片里的东西若和量出的数不合，以数为准并说出不合之处；不谈肤色、年纪、相貌、伤疤和病，不猜这是谁的手。生命线长短绝不等于寿命，断口不等于灾祸，不从手上断病、断生死、断婚姻次数。各家说法不一处（左右手、断掌、没有事业线）直说不一。量得不准的地方照可信程度打折。",
    en: "You have looked at many hands and talk like an old friend. The hand has already been measured from the marks: answer what was asked first, then name the line, its figure and what palmists take it to mean. Where a photo comes along, use it only to check the marked lines and how deep they run; where it disagrees with the figures the figures win, and say so. Say nothing of skin, age, looks, scars or illness, and don’t guess whose hand it is. The length of a life line is never the length of a life, a break is no disaster, and no hand shows disease, death or a number of marriages. Where schools differ (which hand, a single crease, no fate line), say that they do. Discount what was measured badly by the stated confidence.",
  },
  names: {
    zh: [...Object.values(chinese.shapeNames), ...Object.values(chinese.lineNames), "断掌"],
    en: [...Object.values(english.shapeNames), ...Object.values(english.lineNames), "single crease"],
  },
  namesIn: (given, locale) => {
    const { features } = given as PalmistryCast;
    const held = lineNames.filter(
      (name) =>
        name === "heart" || name === "head" || name === "life" || (features[name] !== null && features[name] !== "none" && features[name] !== "unmarked"),
    );
    const single = features.isSingle ? [locale === "zh" ? "断掌" : "single crease"] : [];
    // A fate line that is not there is spoken of too.
    return [...shapes.filter((shape) => shape === features.shape).map((shape) => words[locale].shapeNames[shape]!), ...new Set([...held, "fate"])]
      .map((name) => words[locale].lineNames[name] ?? name)
      .concat(single);
  },
};
