import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /手相|掌纹|手掌纹|看(?:看|一下)?我?的?手(?:掌|纹)|生命线|感情线|智慧线|事业线|\bpalm(?:s|istry)?\b(?! (?:oil|tree|sunday|beach|springs))|\b(?:life|heart|head|fate) line\b/i,
  because: { zh: "这要看手，比着手形和几条主线来说。", en: "This calls for your hand: its shape and its main lines." },
};
