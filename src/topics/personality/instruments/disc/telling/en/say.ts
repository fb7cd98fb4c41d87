import type { Sayings } from "../../../../../kit/telling/rule.ts";
import { vary } from "../../../../profile/vary.ts";
import type { Style } from "../../items.ts";
import { toStyleLabel } from "../../names.ts";
import type { DiscKey, DiscView } from "../disc-rules.ts";
import { blendsEn, bothEndsEn, lastTailEn, leastTailEn, mostTailEn, puresEn, unseenEn } from "./blends.ts";

export const sayEn: Sayings<DiscView, DiscKey> = {
  blend: (view, of) => vary(view, "blend", blendsEn[of]!),
  pure: (_, of) => puresEn[of as Style],
  mostGraph: ({ cast: { graphs } }, of) =>
    `Counting only what’s most like you, ${toStyleLabel(of as Style, "en")} got ${graphs[of as Style].most} picks: ${mostTailEn[of as Style]}`,
  leastGraph: ({ cast: { graphs } }, of) =>
    `Counting only what’s least like you, you struck out ${toStyleLabel(of as Style, "en")} ${graphs[of as Style].least} times: ${leastTailEn[of as Style]}`,
  lastGraph: ({ cast: { graphs } }, of) =>
    `At the foot ${toStyleLabel(of as Style, "en")}, ${graphs[of as Style].most} times most and ${graphs[of as Style].least} least: ${lastTailEn[of as Style]}`,
  bothEnds: ({ cast: { graphs } }, of) =>
    `${toStyleLabel(of as Style, "en")} was picked at both ends, ${graphs[of as Style].most} most and ${graphs[of as Style].least} least: ${bothEndsEn[of as Style]}`,
  unseen: ({ cast: { graphs } }, of) =>
    `You hardly touched ${toStyleLabel(of as Style, "en")}, ${graphs[of as Style].most + graphs[of as Style].least} picks at both ends together: ${unseenEn[of as Style]}`,
};
