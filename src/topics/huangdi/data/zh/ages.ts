import type { Level } from "../../bone-level.ts";
import type { Bone } from "../../cast-types.ts";
import type { Field } from "../../telling/parts.ts";
import type { BodyPart } from "../body-places.ts";

/** A place in each stretch of life, finishes a sentence. */
export const ageTexts: Readonly<Record<BodyPart, Readonly<Record<Bone, string>>>> = {
  头: {
    year: "小时候主意大，大人拗不过，管得松些反而长得直",
    month: "二十上下最不服管，换老师换老板都在这些年，换对一次抵三年",
    day: "到了该你拍板的时候，拍之前先听两个反对的",
    hour: "主意别人来讨了，讲一半留一半，让他们自己走下一步",
  },
  肩: {
    year: "懂事早，替大人操心，玩得少，后来要补",
    month: "年轻时吃重，别人歇着你还在路上，这些苦都记在账上",
    day: "担子到了最沉的一段，能分的今年就分出去一样",
    hour: "肩上一轻，晚景比早年舒服，闲下来先学会不管",
  },
  手: {
    year: "手巧，拆过家里的钟，坐不住但学得快",
    month: "学手艺的年纪，跟准一个师傅，比换三份工强",
    day: "手艺最值钱的一段，价钱该由你开",
    hour: "手慢下来，眼力还在，教人比自己做划算",
  },
  腹: {
    year: "吃得下、睡得着，话少，大人以为你老实",
    month: "看着没动静，都在往里装，三十岁前的书都不白读",
    day: "装的东西开始往外用，头一回有人说你厚",
    hour: "家底和胃口都有了，分给人比留着香",
  },
  腰: {
    year: "夹在大人中间传话，早早会看脸色",
    month: "两头跑的年纪，先别急着站队",
    day: "上有老下有小，你正是那根腰，每周要有一晚不扛事",
    hour: "腰杆松下来，别人的事少揽一半，精神就回来了",
  },
  膝: {
    year: "磕破过膝盖，搬过家或换过学校，适应得快",
    month: "东奔西走，没一处待满三年，路熟就是本钱",
    day: "跑够了，该挑一处坐下，坐下的地方要自己喜欢",
    hour: "早年跑的路都变成人情，有人记得你来过",
  },
  足: {
    year: "小小年纪就离过家，寄住、寄读都算，胆子是那时练的",
    month: "出去的年纪，去得越远回来越有话说",
    day: "外头站住了，回不回去到了要说清的时候",
    hour: "路走完了，落脚在哪里由你挑，多半不是出生的地方",
  },
};

/** How one stretch goes over into the next, by whether the next bone is heavier. */
export const turnTexts: Readonly<Record<"up" | "level" | "down", string>> = {
  up: "前头用力显不出来，过了那道坎秤杆会抬，手上的事别在坎前扔掉",
  level: "路不改道，慢慢换鞋就行",
  down: "趁这几年把能定的定下来，过坎之后做减法",
};
/** The last turn, once it lies behind. */
export const pastTexts: Readonly<Record<"up" | "level" | "down", string>> = {
  up: "坎后比坎前有分量，早年没等到的，往后还等得着",
  level: "前后一般，中年怎么过的，往后就怎么过，改一样小习惯就够",
  down: "往后做减法，挑两样留下的做好，其余放给别人",
};
/** A stretch of life in a field, by how heavy its bone is; finishes a sentence. */
export const phaseTexts: Readonly<Record<Field, Readonly<Record<Level, string>>>> = {
  work: { light: "活别铺开，手上留两件，换地方要先有下家", middle: "守着手上的，试一样新的，试用期给它半年", heavy: "可以接那份一直嫌重的活，名分先谈好" },
  love: { light: "感情上少许大愿，约会短一点、勤一点", middle: "不冷不热的年月，谁先提旅行谁就带了头", heavy: "定得下来的年月，要见的家人这几年见" },
  money: { light: "进账轻，大件缓一缓，先把欠的清掉", middle: "收支打平，多出来的每月定额挪走", heavy: "有余力的年月，置一样搬不走的" },
  inner: { light: "心容易浮，早睡比什么都灵", middle: "心里平，正好戒掉一样小毛病", heavy: "心沉得住，难看的书、难说的话都放在这几年" },
  family: { light: "家里的事能少管一件是一件，钱上帮比人回去帮轻省", middle: "跟家里一年见两三回最好，近了就吵", heavy: "家里会把大事交到你手上，先问清谁出钱谁出力" },
};
