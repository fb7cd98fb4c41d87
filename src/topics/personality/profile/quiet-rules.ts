import { defineRules, type Rule, type Sayings } from "../../kit/telling/rule.ts";
import { livedParts, type Part } from "./parts.ts";
import type { ProfileFrame } from "./profile-reader.ts";
import type { ProfileTexts } from "./profile-texts.ts";
import type { Answered, ProfileView } from "./profile-view.ts";
import { toTurn, toWay } from "./vary.ts";

const rules = defineRules<ProfileView, Part>();

/** Where the same was affirmed in the other words, nothing is denied outright. */
const isTakenBack = (item: Answered, all: readonly Answered[]): boolean =>
  all.some((other) => (other.twin === item.id || item.twin === other.id) && other.keyed >= 4);

const pick = (view: ProfileView, key: string, given: readonly Answered[]) => {
  const found = given.filter((item) => !isTakenBack(item, view.answered(item.scale, item.part)));
  const item = found[toWay(view, key, Math.max(1, found.length))];
  return item ? { facts: [`item.${item.id}`, `scale.${item.scale}`], of: item.id } : null;
};

/** What was denied outright, of the scales between the first and the last and of the last: short tests have few answers to tell people apart by. */
const quietRules = livedParts.flatMap((part) =>
  rules([
    {
      key: "quiet",
      part,
      weight: (view) => 6.2 + toTurn(view, `quiet.${part}`) * 1.6,
      holds: (view) =>
        pick(
          view,
          `quiet.item.${part}`,
          view.cast.order.slice(1, -1).flatMap((scale) => view.answered(scale, part).filter(({ keyed }) => keyed <= 2)),
        ),
    },
    {
      key: "quietLast",
      part,
      weight: (view) => 5.8 + toTurn(view, `quietLast.${part}`) * 1.8,
      holds: (view) =>
        pick(
          view,
          `quietLast.item.${part}`,
          view.answered(view.last, part).filter(({ keyed }) => keyed <= 2),
        ),
    },
  ]),
);
export type QuietKey = (typeof quietRules)[number]["key"];

/** In the types of one test. */
export const toQuietRules = <View>(): readonly Rule<View, QuietKey, Part>[] => quietRules as unknown as readonly Rule<View, QuietKey, Part>[];

/** @param quiet what a strong no to each item says (for a reversed one: a strong yes) */
export const toQuietSayings = <View>(frame: ProfileFrame, texts: ProfileTexts, quiet: Readonly<Record<string, string>>): Sayings<View, QuietKey> => {
  const own = { ...texts, loud: quiet };
  const say = (view: ProfileView, of: string): string => frame.loud(view, own, of);
  return { quiet: say, quietLast: say } as unknown as Sayings<View, QuietKey>;
};
