import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /周易|易经|六爻|[起卜占算问摇]一?卦|铜钱|蓍草|\bi ching\b|\byijing\b|\bhexagrams?\b|\byarrow\b|\b(?:throw|toss|cast)\b.*\bcoins?\b/i,
  because: { zh: "你点名要卦，那就起卦。", en: "You asked for a hexagram, so I’ll throw the coins." },
  input: { method: "coins" },
};
