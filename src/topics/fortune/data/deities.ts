import type { Locale } from "../../../shared/i18n/locale.ts";
import type { LotSetId } from "./lot.ts";

interface Temple {
  name: Record<Locale, string>;
  set: LotSetId;
}

/** Temples whose set is known by name; a temple chosen overrides its deity's usual set. */
export const temples = {
  longshan: { name: { zh: "台北龙山寺", en: "Longshan Temple, Taipei" }, set: "guanyin-100" },
  longxiao: { name: { zh: "高雄龙霄殿", en: "Longxiao Temple, Kaohsiung" }, set: "guanyin-100" },
  xingtian: { name: { zh: "台北行天宫", en: "Xingtian Temple, Taipei" }, set: "leiyushi-100" },
  wenwu: { name: { zh: "香港文武庙", en: "Man Mo Temple, Hong Kong" }, set: "leiyushi-100" },
  hsinchu: { name: { zh: "新竹都城隍庙", en: "City God Temple, Hsinchu" }, set: "leiyushi-100" },
  checheng: { name: { zh: "车城福安宫", en: "Fu’an Temple, Checheng" }, set: "leiyushi-100" },
  beigang: { name: { zh: "北港朝天宫", en: "Chaotian Temple, Beigang" }, set: "jiazi-60" },
  nankunshen: { name: { zh: "南鲲鯓代天府", en: "Daitian Temple, Nankunshen" }, set: "jiazi-60" },
  baoan: { name: { zh: "大龙峒保安宫", en: "Bao’an Temple, Taipei" }, set: "jiazi-60" },
  sikSikYuen: { name: { zh: "香港啬色园黄大仙祠", en: "Sik Sik Yuen, Hong Kong" }, set: "wongtaisin-100" },
} as const satisfies Record<string, Temple>;
export type TempleId = keyof typeof temples;
export const templeIds = Object.keys(temples) as TempleId[];

export interface Deity {
  id: string;
  name: Record<Locale, string>;
  set: LotSetId;
  /** A temple whose sheets are known to be of this set; null: most temples of this deity use it, not every one. */
  temple: TempleId | null;
  /** What people call this deity, besides its name. */
  called: Record<Locale, RegExp>;
}

const deity = (id: string, zh: string, en: string, set: LotSetId, temple: TempleId | null, calledZh: RegExp, calledEn: RegExp): Deity => ({
  id,
  name: { zh, en },
  set,
  temple,
  called: { zh: calledZh, en: calledEn },
});

/** Whose lots one may draw, and from which set. */
export const deities: readonly Deity[] = [
  deity("guanyin", "观音菩萨", "Guanyin", "guanyin-100", "longshan", /观世?音|观自在|(?<!地藏|地藏王|文殊|普贤|弥勒)菩萨/, /\b(?:guan ?yin|kuan ?yin|kwun yum|kannon|quan ?yin)\b/i),
  deity("dongyue", "东岳大帝", "Dongyue Dadi", "guanyin-100", "longxiao", /东岳|泰山神/, /\b(?:dongyue|eastern peak)\b/i),
  deity("guandi", "关圣帝君", "Guan Di", "leiyushi-100", "xingtian", /关圣|关帝|关公|关老爷|恩主公|关二爷/, /\b(?:guan ?di|guan ?gong|guan ?yu|kwan tai|kuan ?ti|lord guan)\b/i),
  deity("wenchang", "文昌帝君", "Wenchang", "leiyushi-100", "wenwu", /文昌/, /\b(?:wen ?chang|man cheong)\b/i),
  deity("chenghuang", "城隍爷", "The City God", "leiyushi-100", "hsinchu", /城隍/, /\b(?:city god|cheng ?huang|shing wong)\b/i),
  deity("tudigong", "福德正神", "Tudigong", "leiyushi-100", "checheng", /福德正神|土地[公爷]|伯公/, /\b(?:tu ?di ?gong|earth god|fude)\b/i),
  deity("lvzu", "孚佑帝君吕祖", "Lü Dongbin", "leiyushi-100", "xingtian", /吕祖|吕洞宾|孚佑|吕仙/, /\b(?:l[üuv] ?(?:dong ?bin|zu)|lu tung pin)\b/i),
  deity("zaojun", "司命灶君", "The Kitchen God", "leiyushi-100", "xingtian", /灶[君王神]|司命真君/, /\b(?:kitchen god|zao ?jun)\b/i),
  deity("wanglingguan", "王灵官", "Wang Lingguan", "leiyushi-100", "xingtian", /王灵官|王天君|隆恩真君/, /\b(?:wang ?ling ?guan)\b/i),
  deity("yuewumu", "岳武穆王", "Yue Fei", "leiyushi-100", "xingtian", /岳武穆|岳飞|岳王|精忠武穆/, /\b(?:yue ?fei|yue ?wu ?mu)\b/i),
  deity("mazu", "天上圣母妈祖", "Mazu", "jiazi-60", "beigang", /妈祖|天上圣母|天后|天妃/, /\b(?:ma ?zu|ma ?tsu|tin hau|tian ?hou)\b/i),
  deity("wangye", "王爷千岁", "The Royal Lords", "jiazi-60", "nankunshen", /王爷|千岁/, /\b(?:wang ?ye|royal lords?|ong ya)\b/i),
  deity("baosheng", "保生大帝", "Baosheng Dadi", "jiazi-60", "baoan", /保生大帝|大道公|吴真人/, /\b(?:bao ?sheng)\b/i),
  deity("yuhuang", "玉皇上帝", "The Jade Emperor", "jiazi-60", null, /玉皇|天公|玉帝/, /\b(?:jade emperor|yu ?huang)\b/i),
  deity("beidi", "玄天上帝", "Xuantian Shangdi", "jiazi-60", null, /玄天上帝|北帝|真武|上帝公/, /\b(?:xuan ?tian|bei ?di|pak tai|zhen ?wu|dark warrior)\b/i),
  deity("taisui", "太岁星君", "Tai Sui", "jiazi-60", null, /太岁(?:星君|爷)|[求向拜]太岁/, /\b(?:tai ?sui)\b/i),
  deity("jigong", "济公活佛", "Jigong", "jiazi-60", null, /济公|济颠/, /\b(?:ji ?gong)\b/i),
  deity("qingshui", "清水祖师", "Qingshui Zushi", "jiazi-60", null, /清水祖师|祖师公/, /\b(?:qing ?shui)\b/i),
  deity("kaizhang", "开漳圣王", "Kaizhang Shengwang", "jiazi-60", null, /开漳圣王|陈圣王/, /\b(?:kai ?zhang)\b/i),
  deity("nezha", "中坛元帅哪吒", "Nezha", "jiazi-60", null, /哪吒|中坛元帅|三太子/, /\b(?:ne ?zha|na ?cha)\b/i),
  deity("huangdaxian", "黄大仙", "Wong Tai Sin", "wongtaisin-100", "sikSikYuen", /黄大仙|赤松子/, /\b(?:wong tai sin|huang ?da ?xian)\b/i),
];

export const setNames: Record<LotSetId, Record<Locale, string>> = {
  "guanyin-100": { zh: "观音一百签", en: "the hundred lots of Guanyin" },
  "leiyushi-100": { zh: "雷雨师一百签", en: "the hundred lots of Leiyushi" },
  "jiazi-60": { zh: "六十甲子签", en: "the sixty jiazi lots" },
  "wongtaisin-100": { zh: "黄大仙一百签", en: "the hundred lots of Wong Tai Sin" },
};
