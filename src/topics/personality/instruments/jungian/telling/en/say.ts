import type { Sayings } from "../../../../../kit/telling/rule.ts";
import type { Ways } from "../../../../profile/profile-texts.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import { vary } from "../../../../profile/vary.ts";
import type { JungFunction } from "../../items.ts";
import { functionNames } from "../../names.ts";
import { isOutward } from "../../score.ts";
import { type JungianKey, type JungianView, toUnlike, type Unlike } from "../jungian-rules.ts";
import { inferiorsEn, pairsEn } from "./pairs.ts";

const unlikes: Record<Unlike, (first: string, second: string) => Ways> = {
  pole: (first, second) => [
    `${second} is the far pole of ${first}, and with both ends awake you’re apt to tip from one to the other`,
    `${first} and ${second} face each other across the whole figure: you have both ends, and the middle’s bare`,
  ],
  mirror: (first, second) => [
    `${first} and ${second} are the inside and the outside of one gift, which makes you thorough and lopsided`,
    `It’s one gift turned inward and outward; ${first} begins, ${second} goes on, and the others can’t get a word in`,
  ],
  kind: (first, second) => [
    `${first} and ${second} do the same sort of work, and what’s short is the other sort to round it off`,
    `Two of a kind sit side by side: ${first} speaks, then ${second}, and you’d hardly hear the join`,
  ],
  direction: (first, second) => [
    `${first} and ${second} open on the same side of the house; it’s busy there, and the other door sticks`,
    `${first} and ${second} face one way, which runs smoothly and lacks someone to call halt from across the road`,
  ],
};

export const sayEn: Sayings<JungianView, JungianKey> = {
  pair: (view, of) =>
    `${vary(view, "pair", pairsEn[of]!).replace(/\.$/, "")} (${[view.first, view.second].map((one) => `${one} ${toShown(view.cast.scales[one].percent)}`).join(", ")}).`,
  unlikePair(view) {
    const {
      first,
      second,
      cast: { stack },
    } = view;
    return `By Jung’s old pattern ${stack[1]} should stand beside ${first}, and with you it’s ${second} (${functionNames.en[second]}), with ${toShown(view.cast.scales[second].percent)}. ${vary(view, "unlike", unlikes[toUnlike(first, second)](first, second))}.`;
  },
  inferiorLow: (_, of) => inferiorsEn[of as JungFunction],
  inferiorHigh: ({ cast, first, seed }, of) =>
    `${of} is the far pole of ${first} and by the old pattern ought to be at the bottom; yours has ${toShown(cast.scales[of as JungFunction].percent)}. ${vary(
      { seed },
      "inferiorHigh",
      [
        "You can use both ends, both reach for the wheel, and what tires you is changing hands",
        "It’s a yoke with a load on either side: you can carry it, and not fast",
        `Your ${first} days and your ${of} days might be two people’s`,
      ],
    )}.`,
  patternAll: (view, of) =>
    vary(view, "patternAll", [
      `All three claims of the old pattern hold: the right one is second, the far pole is in the lower half, the second outranks the third. People who use four letters write that ${of}.`,
      `Your order runs as the books have it for ${of}: ${view.cast.stack.join(", ")}, top to bottom.`,
    ]),
  patternSome({ cast: { pattern, stack, code }, seed }) {
    const misses = [
      ...(pattern.isSecondAuxiliary ? [] : [`${stack[1]} isn’t second`]),
      ...(pattern.isInferiorLow ? [] : [`${stack[3]} hasn’t sunk to the lower half`]),
      ...(pattern.isAuxiliaryOverTertiary ? [] : [`${stack[2]} stands above ${stack[1]}`]),
    ];
    const count = ["one", "two", "three"][misses.length - 1];
    return `The nearest old pattern is ${stack.join(", ")} (${code} in four letters), and you part from it in ${count}: ${misses.join("; ")}${vary({ seed }, "patternSome", [". The pattern was reasoned out and yours was answered, so trust yours", ". Books too can mistake a face", ", and there’s no call to bend your answers to it", ""])}.`;
  },
  outward: ({ cast: { attitudes }, third }) =>
    `The four that turn outward average ${toShown(attitudes.outward)}, the inward ones ${toShown(attitudes.inward)}: you charge out of doors, and a day shut in leaves you emptier, for all that ${third} can do.`,
  inward: ({ cast: { attitudes }, third }) =>
    `The four that turn inward average ${toShown(attitudes.inward)}, the outward ones ${toShown(attitudes.outward)}: company is spending and solitude saving. Count your days with people, and when it’s too many let ${third} beg off one.`,
  bothTake: ({ first, second }) =>
    `${first} and ${second} both take in and neither judges: you see a lot and settle late, so for the verdict borrow a clock or a person.`,
  bothJudge: ({ first, second }) => `${first} and ${second} both judge: the view is there quickly on little material, and one more look round won’t cost you.`,
  sameAttitude: ({ first, second }) =>
    isOutward(first)
      ? `${first} and ${second} both turn outward: you’re warm on the spot, and even those close to you have seldom seen you alone.`
      : `${first} and ${second} both turn inward: the ones you love must knock twice. At the first knock you’re listening, at the second you get up.`,
};
