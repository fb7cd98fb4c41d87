import type { Sayings } from "../../../../../kit/telling/rule.ts";
import { vary } from "../../../../profile/vary.ts";
import type { Style } from "../../items.ts";
import { toStyleLabel } from "../../names.ts";
import type { DiscKey, DiscView } from "../disc-rules.ts";
import { blendsZh, bothEndsZh, lastTailZh, leastTailZh, mostGraphZh, mostTailZh, puresZh, unseenZh } from "./blends.ts";

export const sayZh: Sayings<DiscView, DiscKey> = {
  blend: (view, of) => vary(view, "blend", blendsZh[of]!),
  pure: (_, of) => puresZh[of as Style],
  mostGraph: ({ cast: { graphs } }, of) =>
    `只看“最像”，${toStyleLabel(of as Style, "zh")}拿了${graphs[of as Style].most}票，${mostGraphZh[of as Style]}，${mostTailZh[of as Style]}`,
  leastGraph: ({ cast: { graphs } }, of) =>
    `只看“最不像”，${toStyleLabel(of as Style, "zh")}被你划掉${graphs[of as Style].least}回，${leastTailZh[of as Style]}`,
  lastGraph: ({ cast: { graphs } }, of) =>
    `垫底的${toStyleLabel(of as Style, "zh")}，最像${graphs[of as Style].most}回，最不像${graphs[of as Style].least}回，${lastTailZh[of as Style]}`,
  bothEnds: ({ cast: { graphs } }, of) =>
    `${toStyleLabel(of as Style, "zh")}两头都有票，最像${graphs[of as Style].most}，最不像${graphs[of as Style].least}：${bothEndsZh[of as Style]}`,
  unseen: ({ cast: { graphs } }, of) =>
    `${toStyleLabel(of as Style, "zh")}的词你少碰，两头加起来才${graphs[of as Style].most + graphs[of as Style].least}回：${unseenZh[of as Style]}`,
};
