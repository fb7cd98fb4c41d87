import type { Relationship } from "../../../shared/contract/profiles.ts";
import type { Element } from "../../../topics/kit/hexagrams/elements.ts";

const relations: Record<Relationship, string> = {
  self: "本人",
  lover: "恋人",
  partner: "伴侣",
  child: "孩子",
  parent: "父母",
  family: "家人",
  relative: "亲戚",
  friend: "朋友",
  ex: "前任",
  colleague: "同事",
  teacher: "老师",
  student: "学生",
  celebrity: "名人",
  client: "客户",
  others: "其他",
};
const elements: Record<Element, string> = { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" };

export const profileMessagesZh = {
  relations,
  genders: { female: "女", male: "男" },
  /** 丙火 */
  dayMaster: (stem: string, _name: string, element: Element) => `${stem}${elements[element]}`,
  dayAndSun: (dayMaster: string, sign: string) => `日主${dayMaster} · 太阳${sign}`,
  eitherSign: (one: string, other: string) => `${one}或${other}`,
  hourUnknown: (date: string) => `${date}，时辰不知道`,
  dateAndTime: (date: string, time: string) => `${date} ${time}`,
  around: (branch: string, time: string) => `${branch}时（${time} 前后）`,
  lunar: (date: string) => `农历 ${date}`,
  fields: {
    gender: "性别",
    male: "男",
    female: "女",
    noNickname: "写个称呼，认得就行。",
    longNickname: "最多 10 个字，少写一个。",
    oddNickname: "里面有不能用的符号，换一个。",
    noGender: "请选性别，起大运要用。",
    noTime: "请选好时间，或点“不知道”。",
    unread: "这一项没认出来，换个写法。",
  },
  dot: " · ",
};
export type ProfileMessages = typeof profileMessagesZh;
