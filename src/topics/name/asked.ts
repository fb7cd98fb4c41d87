import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /(?:起|取|改)(?:个|一个)?(?:中文|英文)?名|名字(?:好不好|好吗|怎么样|如何|打几分)|姓名学|\bbaby names?\b|\bname (?:for )?(?:my|our|a|the) (?:baby|child|son|daughter|boy|girl)\b|\bis [\p{Lu}][\p{L}’' -]+ a good name\b/iu,
  because: { zh: "这是名字的事，按康熙笔画、五格和读音来看。", en: "This is about a name, so I go by its strokes, grids and sound." },
};
