import type { Doubt, Features, Shape } from "../../cast-types.ts";
import type { FingerName, LineName } from "../../marks.ts";

export const shapeNames: Record<Shape, string> = { earth: "土型手", air: "气型手", fire: "火型手", water: "水型手" };
export const lineNames: Record<LineName, string> = { heart: "感情线", head: "智慧线", life: "生命线", fate: "事业线", sun: "太阳线", marriage: "婚姻线" };
export const fingerNames: Record<FingerName, string> = { thumb: "拇指", index: "食指", middle: "中指", ring: "无名指", little: "小指" };
export const handNames = { left: "左手", right: "右手" } as const;
export const heartEndNames: Record<Features["heartEnd"], string> = {
  index: "收在食指下",
  between: "收在食指、中指之间",
  middle: "收在中指下",
  ring: "收在无名指一带",
};
export const formNames = { curved: "弯", straight: "平" } as const;
export const lengthNames = { short: "短", medium: "适中", long: "长" } as const;
export const slopeNames = { straight: "平", gentle: "缓斜", steep: "陡" } as const;
export const sweepNames = { close: "收得窄", medium: "弯得匀", wide: "弯得开" } as const;
export const startNames = { tied: "缠了一段", joined: "连着", near: "将连未连", apart: "分开" } as const;
export const fateNames: Record<Features["fate"], string> = {
  wrist: "从腕上起",
  life: "从生命线起",
  moon: "从掌根外侧起",
  late: "起得高",
  present: "有",
  none: "没有",
  unmarked: "没有标",
};
export const fateEndNames = { head: "到智慧线", heart: "到感情线", finger: "过感情线" } as const;
export const sunNames = { unmarked: "没有标", short: "短", long: "长" } as const;
export const marriageNames = { unmarked: "没有标", low: "偏低", middle: "居中", high: "偏高" } as const;
export const leadNames = { index: "食指长", even: "相当", ring: "无名指长" } as const;
export const littleNames = { short: "不到上节横纹", even: "正到上节横纹", long: "过上节横纹" } as const;
export const angleNames = { close: "张得窄", open: "张得适中", wide: "张得开" } as const;
export const gapNames = {
  none: "没有特别宽的",
  indexMiddle: "食指与中指之间最宽",
  middleRing: "中指与无名指之间最宽",
  ringLittle: "无名指与小指之间最宽",
} as const;
export const levelNames = { high: "可信", fair: "大处可信", low: "先存疑" } as const;
export const doubtNames: Record<Doubt, string> = {
  unmoved: "多数点还没拖动过",
  mirrored: "左右对不上，可能是镜像",
  blurred: "照片偏糊",
  dim: "照片偏暗",
  glaring: "照片偏亮",
  crossed: "有线交叉",
  strayed: "有点落在掌外",
  typed: "按文字作答，没有量",
};
