import { toTerm } from "../../terms/term.ts";

/** The ten stems and the twelve branches by name. */
export const stemTerms = [
  toTerm("甲|甲木", "Jia|yang wood", "十天干第一位，阳木，比作大树：往上长，不爱弯。", "First of the ten stems, yang wood, likened to a tall tree: it grows straight up and dislikes bending."),
  toTerm("乙|乙木", "Yi|yin wood", "十天干第二位，阴木，比作花草藤：会绕，有韧劲。", "Second of the ten stems, yin wood, likened to grass and vines: it goes round things and holds on."),
  toTerm("丙|丙火", "Bing|yang fire", "十天干第三位，阳火，比作太阳：热在明处，人人照得到。", "Third of the ten stems, yang fire, likened to the sun: warm in the open, for everyone."),
  toTerm("丁|丁火", "Ding|yin fire", "十天干第四位，阴火，比作灯烛：小，专照一处。", "Fourth of the ten stems, yin fire, likened to a lamp: small, and bright in one place."),
  toTerm("戊|戊土", "Wu earth|yang earth", "十天干第五位，阳土，比作城墙高坡：厚，不轻易动。", "Fifth of the ten stems, yang earth, likened to a wall or a hillside: thick and slow to move."),
  toTerm("己|己土", "Ji|yin earth", "十天干第六位，阴土，比作田园：软，种什么养什么。", "Sixth of the ten stems, yin earth, likened to a garden: soft, and kind to what’s planted in it."),
  toTerm("庚|庚金", "Geng|yang metal", "十天干第七位，阳金，比作刀斧生铁：硬，要炼。", "Seventh of the ten stems, yang metal, likened to raw iron and axes: hard, and better for the forge."),
  toTerm("辛|辛金", "Xin|yin metal", "十天干第八位，阴金，比作首饰：精细，怕磕碰。", "Eighth of the ten stems, yin metal, likened to jewellery: fine, and easily scratched."),
  toTerm("壬|壬水", "Ren|yang water", "十天干第九位，阳水，比作江河：流得远，停不住。", "Ninth of the ten stems, yang water, likened to a great river: it goes far and can’t sit still."),
  toTerm("癸|癸水", "Gui|yin water", "十天干第十位，阴水，比作雨露：细，慢慢渗进去。", "Tenth of the ten stems, yin water, likened to rain and dew: fine, and it soaks in slowly."),
];

const toBranch = (sign: string, animal: string, nameEn: string, animalEn: string, zh: string, en: string) =>
  toTerm(`${sign}|${sign}时|属${animal}|${sign}月`, `${animalEn}|${nameEn} hour|${nameEn} branch|${nameEn} month`, `十二地支之一，${zh}，生肖是${animal}。`, `One of the twelve branches, ${nameEn}: ${en}. Its animal is the ${animalEn}.`);

export const branchTerms = [
  toBranch("子", "鼠", "Zi", "Rat", "属水，农历十一月，夜里十一点到一点", "water, the eleventh lunar month, 11 pm to 1 am"),
  toBranch("丑", "牛", "Chou", "Ox", "属土，农历十二月，一点到三点", "earth, the twelfth lunar month, 1 to 3 am"),
  toBranch("寅", "虎", "Yin", "Tiger", "属木，农历正月，三点到五点", "wood, the first lunar month, 3 to 5 am"),
  toBranch("卯", "兔", "Mao", "Rabbit", "属木，农历二月，五点到七点", "wood, the second lunar month, 5 to 7 am"),
  toBranch("辰", "龙", "Chen", "Dragon", "属土，农历三月，七点到九点", "earth, the third lunar month, 7 to 9 am"),
  toBranch("巳", "蛇", "Si", "Snake", "属火，农历四月，九点到十一点", "fire, the fourth lunar month, 9 to 11 am"),
  toBranch("午", "马", "Wu", "Horse", "属火，农历五月，十一点到下午一点", "fire, the fifth lunar month, 11 am to 1 pm"),
  toBranch("未", "羊", "Wei", "Goat", "属土，农历六月，下午一点到三点", "earth, the sixth lunar month, 1 to 3 pm"),
  toBranch("申", "猴", "Shen", "Monkey", "属金，农历七月，下午三点到五点", "metal, the seventh lunar month, 3 to 5 pm"),
  toBranch("酉", "鸡", "You", "Rooster", "属金，农历八月，下午五点到七点", "metal, the eighth lunar month, 5 to 7 pm"),
  toBranch("戌", "狗", "Xu", "Dog", "属土，农历九月，晚上七点到九点", "earth, the ninth lunar month, 7 to 9 pm"),
  toBranch("亥", "猪", "Hai", "Pig", "属水，农历十月，晚上九点到十一点", "water, the tenth lunar month, 9 to 11 pm"),
];
