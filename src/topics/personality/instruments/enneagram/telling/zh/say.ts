import type { Sayings } from "../../../../../kit/telling/rule.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import { vary } from "../../../../profile/vary.ts";
import { toTypeLabel, typeNames } from "../../names.ts";
import { type Center, centers } from "../../score.ts";
import type { EnneagramKey, EnneagramView } from "../enneagram-rules.ts";
import { evenWingsZh, wingsZh } from "./wings.ts";
import { wingsTooZh } from "./wings-too.ts";

const short: Record<Center, string> = { body: "身", heart: "心", head: "脑" };
const wants: Record<Center, string> = { body: "先问谁说了算", heart: "先问我在你心里算什么", head: "先问这样安不安全" };
const rests: Record<Center, string> = {
  body: "身那一组（八、九、一）最低，累了你往往最后才听见身体说话，先从吃睡动这三样查起",
  heart: "心那一组（二、三、四）最低，累了你会先把人情关掉，旁人以为得罪了你",
  head: "脑那一组（五、六、七）最低，累了你凭惯性干，少想一步，错多半出在这里",
};
/** What a type still lacks whose answers run to another center. */
const bridges: Record<Center, string> = {
  body: "遇事肚子里先有一下，那一下常比你后来想的准",
  heart: "你比自己以为的更在意别人怎么看你，承认了，路就短一截",
  head: "你动之前其实想了很多，只是没人看见，写下来就有人看见",
};

export const sayZh: Sayings<EnneagramView, EnneagramKey> = {
  wing: (view, of) => vary(view, "wing", [wingsZh[of]!, wingsTooZh[of]!]),
  evenWings: (_, of) => evenWingsZh[of]!,
  slightWing: ({ cast: { wing, wingLead } }) => `偏到${toTypeLabel(wing!, "zh")}那边只凭${toShown(wingLead)}分，这一翼是轻轻搭着的，别太当回事。`,
  foreignCenter: ({ first }, of) => {
    const center = of.slice(2) as Center;
    return `你是${toTypeLabel(first, "zh")}，三组平均下来，高的却是${short[center]}那一组：${bridges[center]}。`;
  },
  topCenter({ cast }, of) {
    const [top, next] = of.split(".") as [Center, Center];
    return `三组里${short[top]}这一组平均${toShown(cast.centers[top])}分，比${short[next]}高出${toShown(cast.centers[top] - cast.centers[next])}分，所以火起来的时候，你${wants[top]}。`;
  },
  lowCenter({ last }, of) {
    const center = of.split(".")[0] as Center;
    const isWithin = (centers[center] as readonly string[]).includes(last);
    return `${rests[center]}${isWithin ? `；里头又数${toTypeLabel(last, "zh")}（${typeNames.zh[last]}）最低` : ""}。`;
  },
};
