import type { Doubt, Features, Shape } from "../../cast-types.ts";
import type { FingerName, LineName } from "../../marks.ts";

export const shapeNames: Record<Shape, string> = { earth: "earth hand", air: "air hand", fire: "fire hand", water: "water hand" };
export const lineNames: Record<LineName, string> = {
  heart: "heart line",
  head: "head line",
  life: "life line",
  fate: "fate line",
  sun: "sun line",
  marriage: "marriage line",
};
export const fingerNames: Record<FingerName, string> = {
  thumb: "thumb",
  index: "index finger",
  middle: "middle finger",
  ring: "ring finger",
  little: "little finger",
};
export const handNames = { left: "left hand", right: "right hand" } as const;
export const heartEndNames: Record<Features["heartEnd"], string> = {
  index: "ends under the index finger",
  between: "ends between index and middle finger",
  middle: "ends under the middle finger",
  ring: "ends near the ring finger",
};
export const formNames = { curved: "curved", straight: "straight" } as const;
export const lengthNames = { short: "short", medium: "middling", long: "long" } as const;
export const slopeNames = { straight: "level", gentle: "dipping", steep: "steep" } as const;
export const sweepNames = { close: "close to the thumb", medium: "of even sweep", wide: "of wide sweep" } as const;
export const startNames = { tied: "tied for a stretch", joined: "joined", near: "near, not joined", apart: "apart" } as const;
export const fateNames: Record<Features["fate"], string> = {
  wrist: "from the wrist",
  life: "from the life line",
  moon: "from the heel of the hand",
  late: "from high up",
  present: "there",
  none: "none",
  unmarked: "not marked",
};
export const fateEndNames = { head: "to the head line", heart: "to the heart line", finger: "past the heart line" } as const;
export const sunNames = { unmarked: "not marked", short: "short", long: "long" } as const;
export const marriageNames = { unmarked: "not marked", low: "low", middle: "half way", high: "high" } as const;
export const leadNames = { index: "index longer", even: "about even", ring: "ring longer" } as const;
export const littleNames = { short: "short of the top crease", even: "at the top crease", long: "past the top crease" } as const;
export const angleNames = { close: "held close", open: "fairly open", wide: "wide open" } as const;
export const gapNames = {
  none: "none much the widest",
  indexMiddle: "widest after the index finger",
  middleRing: "widest after the middle finger",
  ringLittle: "widest before the little finger",
} as const;
export const levelNames = { high: "sound", fair: "mostly sound", low: "doubtful" } as const;
export const doubtNames: Record<Doubt, string> = {
  unmoved: "most points haven’t been moved",
  mirrored: "left and right don’t agree, perhaps a mirrored picture",
  blurred: "the photo is soft",
  dim: "the photo is dark",
  glaring: "the photo is too bright",
  crossed: "lines cross",
  strayed: "points lie off the palm",
  typed: "answered in words, not measured",
};
