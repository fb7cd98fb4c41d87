/**
 * Which traditional character a simplified one stands for in a name, where Unihan lists several or none: the one that names take first.
 * The others stay as alternatives. 云 in a given name is 雲 first, and 云 itself may be meant.
 */
const given: Record<string, string> = Object.fromEntries(
  [
    "云雲云 台臺台檯 里里裏裡 后后後 丑丑醜 斗斗鬥 谷谷穀 范范範 姜姜薑 余余餘 于于於 沈沈瀋 曲曲麴 郁郁鬱 干干乾幹 松松鬆 朱朱硃 征征徵 秋秋鞦 千千韆 卜卜蔔",
    "冲沖衝冲 几幾几 只只隻 历歷曆历 发發髮 复復複覆 汇匯彙 当當噹 尽盡儘 升升昇陞 占占佔 布布佈 游游遊 周周週 岳岳嶽 修修脩 佑佑祐 岩岩巖 钟鍾鐘 系系係繫",
    "杰傑杰 朴朴樸 种種种 采采採 志志誌 致致緻 制制製 准準准 表表錶 板板闆 辟辟闢 冬冬鼕 合合閤 回回迴 伙伙夥 借借藉 克克剋 困困睏 了了瞭 蒙蒙濛 丰豐丰",
    "舍舍捨 胡胡鬍 面面麵 芸芸蕓 沄沄澐 昆昆崑 旋旋鏇 御御禦 折折摺 注注註 据據据 卷卷捲 向向嚮 同同衕 咸咸鹹 奸奸姦 家家傢 尸尸屍 才才纔 挽挽輓 出出齣",
    "累累纍 霉霉黴 刮刮颳 坂坂 栗栗慄 漓漓灕 症症癥 须須鬚 栖棲栖 强強强 荆荊荆 温溫温 乾乾 藉藉 着著着 泛泛汎 淳淳 并並併幷 坛壇罈 获獲穫 荡蕩盪 脏臟髒",
    "弥彌瀰 恒恆恒 晋晉晋 群群羣 峰峰峯 昵昵暱 凌凌淩 志志誌 炼煉鍊 仑侖崙 雕雕彫 咏詠咏 凭憑凭 万萬万 为為爲 线線綫 床床牀 秘秘祕 启啟啓 叙敘叙 唇唇脣",
    "吊吊弔 晒曬晒 韵韻韵 笋筍笋 迹跡迹 踪蹤踪 闲閒閑 隐隱隐 宁寧宁甯 党黨党 麦麥麦 隽雋隽 里里裏裡 乐樂乐 礼禮礼 尔爾尔 无無无 弃棄弃 肖蕭肖 付付 邱邱",
  ]
    .join(" ")
    .split(" ")
    .map((line) => [[...line][0]!, [...line].slice(1).join("")]),
);

/** Surnames that keep their own form though a given name would take another, and surnames written short for another. */
const surnames: Record<string, string> = {
  ...{ 云: "云", 党: "党", 种: "种", 台: "台", 后: "后", 丰: "豐丰" },
  ...{
    范: "范",
    姜: "姜",
    于: "于",
    余: "余",
    沈: "沈",
    曲: "曲",
    郁: "郁",
    干: "干",
    谷: "谷",
    岳: "岳",
    涂: "涂",
    朴: "朴",
    卜: "卜",
    胡: "胡",
    周: "周",
    松: "松",
  },
  ...{ 钟: "鍾", 肖: "蕭肖", 叶: "葉", 闫: "閆閻", 万: "萬", 宁: "寧甯", 萧: "蕭", 荆: "荊", 强: "強强", 温: "溫温" },
};

/** Forms of a character in a name, the one to count first; `listed` is what Unihan gives. */
export const orderForms = (char: string, listed: readonly string[], isSurname: boolean): string[] => {
  const own = (isSurname ? surnames[char] : undefined) ?? given[char];
  if (own !== undefined) return [...own];
  const others = listed.filter((form) => form !== char);
  return others.length === 0 ? [char] : listed.includes(char) ? [...others, char] : others;
};
