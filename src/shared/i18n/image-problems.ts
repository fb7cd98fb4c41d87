import type { Locale } from "./locale.ts";

/** Why a picture is not taken, by the code its field carries. Both the page, before sending, and the server say it. */
const problems = {
  imageType: { zh: "只收 png、jpg、jpeg 的图片", en: "Only png, jpg and jpeg pictures are taken" },
  imageBytes: { zh: "图片超过 5 MB 了，换张小一点的", en: "The picture is over 5 MB; please take a smaller one" },
  imageHuge: { zh: "图片超过 50 MB 了，换张小一点的", en: "The picture is over 50 MB; please take a smaller one" },
  imageSmall: { zh: "图太小了，短的一边至少要 400 像素", en: "The picture is too small: its short side needs 400 pixels" },
  imageDark: { zh: "图太暗了，看不清；开灯或靠窗再拍一张", en: "It’s too dark to make out; try again by a window or with a light on" },
  imageBright: { zh: "图太白了，几乎什么都看不见；避开反光再拍一张", en: "It’s washed out; try again without the glare" },
  imageBlurred: { zh: "图有点糊；拿稳了，凑近一点再拍一张", en: "It’s a little blurred; hold still, come closer and try again" },
  imageTopic: { zh: "这个话题不看图片", en: "This topic doesn’t look at pictures" },
  imagePlus: { zh: "看图要用 Plus 模型", en: "Pictures need the Plus model" },
} satisfies Record<string, Record<Locale, string>>;

export type ImageProblem = keyof typeof problems;

/** The words of a picture field's code, or null for a code of another kind. */
export const findImageProblemText = (code: string, locale: Locale): string | null =>
  Object.hasOwn(problems, code) ? problems[code as ImageProblem][locale] : null;
