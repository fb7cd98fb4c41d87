import { toTerm } from "../terms/term.ts";

/** The eight mansions: a person's trigram and a house's. */
export const kuaTerms = [
  toTerm(
    "命卦|年命卦",
    "kua",
    "由出生年（立春换年）和性别算出的一个卦，八宅用它找你的四个好方位。",
    "A trigram worked out from the birth year, which turns in early February, and the sex. The eight mansions find your four good sides by it.",
  ),
  toTerm(
    "宅卦|宅|东四宅|西四宅",
    "house kua|house|East group house|West group house",
    "看房子坐在哪一宫，就叫哪一宅，坐北叫坎宅。它有自己的四个吉方。",
    "A house is named by the palace it has its back to: back to the north, a Kan house. It has four good sides of its own.",
  ),
  toTerm(
    "八宅",
    "eight mansions|eight houses",
    "把人和房子各配一个卦，看八个方向各合不合的一派风水。",
    "The school of feng shui that gives a person and a house a trigram each and sees which of the eight sides suit.",
  ),
  toTerm(
    "东四命|西四命|东西四命",
    "East group|West group|east and west groups",
    "坎离震巽为东四，乾坤艮兑为西四。人和房子同组，吉方就是同一批。",
    "Kan, Li, Zhen and Xun are the East group, Qian, Kun, Gen and Dui the West. A person and a house of one group share their good sides.",
  ),
  toTerm(
    "命宅|相配|不同组",
    "you and the house|same group|different groups",
    "你的命卦跟房子的宅卦在不在一组。不在也不必搬，床头、书桌朝自己的吉方就行。",
    "Whether your group is the house’s. If it isn’t, there’s no need to move; turn the bed’s head and the desk to your own good sides.",
  ),
  toTerm(
    "生气",
    "Sheng Qi|Vital Breath",
    "八宅四吉之首，有劲有起色的一方，适合大门、书桌。",
    "The first of the four good sides, the one with the most life in it: for a door or a desk.",
  ),
  toTerm(
    "延年",
    "Yan Nian|Long Years",
    "八宅四吉之一，人和气、处得长的一方，适合卧室。",
    "One of the four good sides, for people who get on and stay: a bedroom.",
  ),
  toTerm(
    "天医",
    "Tian Yi|Heavenly Doctor",
    "八宅四吉之一，养人、缓过来的一方，适合床头和吃饭的地方。它不治病。",
    "One of the four good sides, where one recovers: a bed’s head or a table. It cures nothing.",
  ),
  toTerm(
    "伏位",
    "Fu Wei|Hidden Seat|Resting place",
    "八宅四吉之一，跟自己的卦相同，最安稳的一方，宜静坐、读书。",
    "One of the four good sides, of your own trigram: the quietest, for reading and sitting still.",
  ),
  toTerm(
    "祸害",
    "Huo Hai|Mishap",
    "八宅四凶里最轻的一方，小磕绊多，放杂物就好。名字是旧称。",
    "The mildest of the four poor sides: small annoyances. Good for storage; the name is only an old label.",
  ),
  toTerm(
    "六煞",
    "Liu Sha|Six Snags",
    "八宅四凶之一，事情容易黏住，宜卫生间、杂物。",
    "One of the four poor sides, where things get tangled: a bathroom or a cupboard.",
  ),
  toTerm(
    "五鬼",
    "Wu Gui|Five Ghosts",
    "八宅四凶之一，容易起火气的一方，宜灶台、杂物。名字吓人，跟鬼没关系。",
    "One of the four poor sides, where tempers flare: a stove or clutter. No ghosts are meant.",
  ),
  toTerm(
    "绝命",
    "Jue Ming|Severed Fate",
    "八宅四凶里最弱的一方，少在那里久坐久睡。名字极重，说的只是使不上劲。",
    "The weakest of the four poor sides: don’t sit or sleep there long. The name is harsh; it only means a place without force.",
  ),
];
