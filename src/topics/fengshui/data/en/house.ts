import type { Direction } from "../../../kit/compass/palace.ts";
import type { MainPattern, WholePattern } from "../../../kit/flying-stars/pattern.ts";
import type { TrigramName } from "../../../kit/hexagrams/trigrams.ts";
import type { Mansion } from "../../../kit/kua/mansions.ts";

/** What a pattern asks of the ground: before the front, at the back. */
export const patternUses: Readonly<Record<MainPattern, string>> = {
  旺山旺向: "a solid wall behind and open ground in front, and living there as usual puts both to use",
  双星到向: "money moves before people rest; keep the front open, with a row of trees or a wall further off",
  双星到坐: "people rest easy and money comes slowly; a wall behind, with a window or water beside it to stir things",
  上山下水: "front and back have changed places, so live that way: heavy cupboards in front, the busy rooms behind",
};

export const wholeUses: Readonly<Record<WholePattern, string>> = {
  山星合十: "in each palace mountain and base star make ten, and in any quarrel one person climbs down",
  向星合十: "in each palace facing and base star make ten, so when one income stops another picks up",
  父母三般卦: "each palace holds 1 4 7, 2 5 8 or 3 6 9, so when one room goes badly another puts it right",
  连珠三般卦: "each palace holds three numbers in a row; one thing brings the next, and help comes from people you know",
  山星伏吟: "all mountain stars sit at home, and with people you’ll say the same thing many times, so write it down",
  向星伏吟: "all facing stars sit at home, and money runs in its old ruts; charge another way for three months",
  山星反吟: "all mountain stars sit across from home, so confirm each date twice",
  向星反吟: "all facing stars sit across from home: payments bounce and come again, so keep the slips",
};

/** What a house that sits by this trigram leans on. */
export const houseNatures: Readonly<Record<TrigramName, string>> = {
  乾: "it leans on whoever decides",
  兑: "it leans on whoever can talk and host",
  离: "it leans on company, and on looking well",
  震: "it leans on the young who’ll get up and go",
  巽: "it leans on readers and travellers",
  坎: "it leans on those who keep calm and go far",
  艮: "it leans on those who hold on",
  坤: "it leans on the pair of hands that runs it",
};

/** How a person's kua takes to the palace the house sits in. */
export const relations: Readonly<Record<Mansion, string>> = {
  生气: "the house pushes you; there’ll be more to do and you’ll be awake for it",
  延年: "you two wear well, and each year you’ll want less to move",
  天医: "it feeds you, so what the day takes the night gives back",
  伏位: "it has your own temper, steady and slow to change",
  祸害: "you’ll chafe in small ways, so mend the tap the day it drips",
  六煞: "all sorts drop in, so keep one room for yourself",
  五鬼: "it’s hastier than you; leave angry talk till after supper",
  绝命: "it won’t push for you, so all hangs on the right room and the bed’s place",
};

/** What belongs to a side of the house by its light and by its trigram. */
export const sides: Readonly<Record<Direction, string>> = {
  N: "the north runs cool and keeps water and quiet things well",
  NE: "the north-east is a hollow in the hill, good for putting things by",
  E: "the east is light first, good for early risers",
  SE: "the south-east breathes, good for plants and writing",
  S: "the south shows, good for guests and what should be seen",
  SW: "the south-west is broad, good for a table everyone sits at",
  W: "the west gets the evening, good for tea and callers",
  NW: "the north-west stands a head taller, good for the desk of whoever decides",
};
