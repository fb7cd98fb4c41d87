/** The seven luminaries in the order in which mansions name them; 木 falls on Thursday. */
type Luminary = "wood" | "metal" | "earth" | "sun" | "moon" | "fire" | "water";

export interface Mansion {
  /** 角 */
  zh: string;
  /** 角木蛟 */
  fullName: string;
  en: string;
  animal: { zh: string; en: string };
  luminary: Luminary;
  /** The quarter of the sky it belongs to. */
  quarter: "east" | "north" | "west" | "south";
  /** True for the fourteen that the almanac counts lucky. */
  isLucky: boolean;
}

const luminaries = ["wood", "metal", "earth", "sun", "moon", "fire", "water"] as const;
const luminaryNames = "木金土日月火水";
const quarters = ["east", "north", "west", "south"] as const;

/** Name, beast, lucky or not. 壁's beast is also written 獝, 胃's 彘. */
const rows = [
  "角 Horn 蛟 flood dragon +",
  "亢 Neck 龙 dragon -",
  "氐 Root 貉 raccoon dog -",
  "房 Room 兔 hare +",
  "心 Heart 狐 fox -",
  "尾 Tail 虎 tiger +",
  "箕 Winnower 豹 leopard +",
  "斗 Dipper 獬 xiezhi +",
  "牛 Ox 牛 ox -",
  "女 Maid 蝠 bat -",
  "虚 Void 鼠 rat -",
  "危 Rooftop 燕 swallow -",
  "室 Encampment 猪 pig +",
  "壁 Wall 貐 yayu +",
  "奎 Legs 狼 wolf -",
  "娄 Bond 狗 dog +",
  "胃 Stomach 雉 pheasant +",
  "昴 Pleiades 鸡 rooster -",
  "毕 Net 乌 crow +",
  "觜 Beak 猴 monkey -",
  "参 Orion 猿 ape +",
  "井 Well 犴 wild dog +",
  "鬼 Ghosts 羊 goat -",
  "柳 Willow 獐 river deer -",
  "星 Star 马 horse -",
  "张 Bow 鹿 deer +",
  "翼 Wings 蛇 snake -",
  "轸 Carriage 蚓 earthworm +",
];

/** 二十八宿, 角 first. */
export const mansions: readonly Mansion[] = rows.map((row, place) => {
  const [zh = "", en = "", beast = "", ...rest] = row.split(" ");
  return {
    zh,
    fullName: `${zh}${luminaryNames[place % 7]!}${beast}`,
    en,
    animal: { zh: beast, en: rest.slice(0, -1).join(" ") },
    luminary: luminaries[place % 7]!,
    quarter: quarters[Math.floor(place / 7)]!,
    isLucky: rest.at(-1) === "+",
  };
});
