import type { SchoolName, Schools } from "../../../shared/contract/people.ts";

/** A school's name and what hangs on it, and the words for each of its ways. */
type SchoolWords = { [Name in SchoolName]: { label: string; note: string; options: Record<NonNullable<Schools[Name]>, string> } };

export const messagesZh = {
  title: "设置",
  look: "看",
  language: "语言",
  theme: "明暗",
  themes: { light: "日", dark: "夜", system: "随系统" },
  listen: "听",
  rate: "朗读的快慢",
  rateNote: "Plus 的回答下面有“听”，一句一句念。",
  rates: (rate: number) => (rate === 1 ? "平常" : `${rate} 倍`),
  sound: "翻牌、掷币有声",
  write: "写",
  enter: "回车键",
  enters: { send: "发送", line: "换行" },
  model: "平常用哪个",
  modelNote: "Plus 说得全，能看图，也能听和念；Basic 短，不限次数。",
  casting: "怎么排",
  castingNote: "跟着你走，换设备也在。已经排好的不变；提问时另外说了，就照你说的。",
  schools: {
    dayStartsAt: { label: "一天从几点起", note: "四柱、紫微、合婚、称骨的日子", options: { "23:00": "23:00", "00:00": "0:00" } },
    clock: { label: "时辰按哪只钟", note: "真太阳时按出生地的经度折算", options: { trueSolar: "真太阳时", civil: "钟表" } },
    houses: {
      label: "星盘宫制",
      note: "十二宫从哪里切开",
      options: { placidus: "普拉西德制", wholeSign: "整宫制", porphyry: "波菲利制", equal: "等宫制" },
    },
    transformations: { label: "紫微四化", note: "戊、庚、壬三年两派不同", options: { standard: "通行", zhongzhou: "中州派" } },
  } as SchoolWords,
  schoolsFailed: "“怎么排”没取到。",
  failed: "没存上，再点一次。",
  retry: "再试",
  other: "其他",
  shares: "我的分享",
  sharesNote: "发出去的链接，可以收回",
  account: "账户",
  accountNote: "登录方式、设备、导出、注销",
  about: "关于",
  aboutNote: "用户协议、隐私政策、联系、版本",
  open: "打开",
};
export type SettingsMessages = typeof messagesZh;
