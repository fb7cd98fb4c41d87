import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /道德经|老子(?!我)|\btao te ching\b|\bdao ?de ?jing\b|\blao ?(?:tzu|zi)\b/i,
  because: { zh: "你想听老子怎么说，那就翻一章。", en: "You want to hear Lao Tzu on it, so I open one chapter." },
};
