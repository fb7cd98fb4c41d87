import type { Locale } from "../../shared/i18n/locale.ts";

export const spreadIds = ["one", "three", "cross", "relationship", "yesNo", "celticCross"] as const;
export type SpreadId = (typeof spreadIds)[number];

/** What a place asks of the card in it. The grammar of a reading knows these six and no others. */
export type Role = "root" | "present" | "obstacle" | "advice" | "other" | "outcome";

export interface Place {
  /** Unique within its spread. */
  key: string;
  role: Role;
  words: Record<Locale, string>;
}

export interface Spread {
  words: Record<Locale, string>;
  /** In the order the cards are drawn. */
  places: readonly Place[];
}

const place = (key: string, role: Role, zh: string, en: string): Place => ({ key, role, words: { zh, en } });

export const spreads: Record<SpreadId, Spread> = {
  one: { words: { zh: "一张牌", en: "One card" }, places: [place("answer", "outcome", "这件事", "The matter")] },
  three: {
    words: { zh: "三张牌", en: "Three cards" },
    places: [
      place("root", "root", "走到这里", "How you got here"),
      place("obstacle", "obstacle", "卡在哪里", "Where it sticks"),
      place("outcome", "outcome", "往哪里去", "Where it leads"),
    ],
  },
  cross: {
    words: { zh: "五张十字", en: "Cross of five" },
    places: [
      place("present", "present", "此刻", "Here and now"),
      place("root", "root", "来路", "What led here"),
      place("obstacle", "obstacle", "拦路的", "What stands in the way"),
      place("advice", "advice", "可以怎么做", "What helps"),
      place("outcome", "outcome", "往哪里去", "Where it leads"),
    ],
  },
  relationship: {
    words: { zh: "关系牌阵", en: "Relationship" },
    places: [
      place("self", "present", "你这边", "Your side"),
      place("other", "other", "对方那边", "Their side"),
      place("bond", "root", "牵着你们的", "What holds you"),
      place("obstacle", "obstacle", "隔在中间的", "What lies between"),
      place("advice", "advice", "可以怎么做", "What helps"),
      place("outcome", "outcome", "往哪里去", "Where it leads"),
    ],
  },
  yesNo: {
    words: { zh: "是非牌", en: "Yes or no" },
    places: [
      place("for", "present", "说“可以”的", "What says yes"),
      place("against", "obstacle", "说“不行”的", "What says no"),
      place("outcome", "outcome", "往哪边倒", "Where it tips"),
    ],
  },
  celticCross: {
    words: { zh: "凯尔特十字", en: "Celtic cross" },
    places: [
      place("heart", "present", "现状", "The heart of it"),
      place("crossing", "obstacle", "阻碍", "What crosses it"),
      place("root", "root", "根基", "Its root"),
      place("behind", "root", "刚过去", "Just behind"),
      place("crown", "advice", "可达之处", "What could be"),
      place("next", "outcome", "将至", "What comes next"),
      place("self", "present", "你自己", "Yourself"),
      place("around", "other", "身边人", "Those around"),
      place("hopes", "obstacle", "希望与忧虑", "Hope and fear"),
      place("outcome", "outcome", "走向", "Where it leads"),
    ],
  },
};

/** @throws RangeError for a place the spread does not have */
export const getPlace = (spread: SpreadId, key: string): Place => {
  const found = spreads[spread].places.find((candidate) => candidate.key === key);
  if (!found) throw new RangeError(`${spread} has no place ${key}`);
  return found;
};
