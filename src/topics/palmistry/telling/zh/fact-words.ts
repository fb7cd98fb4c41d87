import type { FactWording } from "../../../kit/fact.ts";
import type { Doubt } from "../../cast-types.ts";
import { limits } from "../../classes.ts";
import type { PalmistryFacts } from "../../fact-types.ts";
import { num, percent } from "./clauses.ts";
import * as names from "./names.ts";

const typed = "照你写的记，没有量。";

export const factWords: FactWording<PalmistryFacts> = {
  shape: ({ shape, palm, fingers, palmRatio, fingerRatio, isPalmBorder, isFingerBorder }) => ({
    label: "手型",
    value: names.shapeNames[shape],
    note: `掌方或长、指短或长，合成四型；${palm === "square" ? "方" : "长"}掌配${fingers === "short" ? "短" : "长"}指是${names.shapeNames[shape]}。${palmRatio === null ? typed : `掌长比掌宽${palmRatio}，不到${limits.palm}算方；中指比掌长${fingerRatio}，满${limits.fingers}算长。这两道界是我们定的。${isPalmBorder || isFingerBorder ? "你的数离界很近，两型都看。" : ""}`}`,
  }),
  hand: ({ hand, dominant, side }) => ({
    label: "哪只手",
    value: side === null ? names.handNames[hand] : `${names.handNames[hand]}，${side === "made" ? "惯用" : "不惯用"}`,
    note: `${dominant ? `你惯用${names.handNames[dominant]}。` : "没说惯用哪只。"}西法以惯用手看后来、另一只看底子；中国旧法男左女右。这里按惯用手分。`,
  }),
  heart: ({ end, form, length, bow }) => ({
    label: "感情线",
    value: `${names.heartEndNames[end]}，${names.formNames[form]}`,
    note: `中国相法叫天纹，从小指下的掌边起。${length === null ? typed : `长是掌宽的${length}；离弦最远处是弦长的${bow}，满${limits.heartBow}算弯。`}`,
  }),
  head: ({ length, slope, ratio, degrees }) => ({
    label: "智慧线",
    value: `${names.lengthNames[length]}，${names.slopeNames[slope]}`,
    note: `中国相法叫人纹，从拇指上方起。${ratio === null ? typed : `长是掌宽的${ratio}，头尾相差${degrees}度；${limits.headSlope[0]}度以内算平，${limits.headSlope[1]}度以上算陡，长短看它停在哪根指头下。`}`,
  }),
  life: ({ sweep, ratio, length, endUp, end, back }) => ({
    label: "生命线",
    value: length === null ? names.sweepNames[sweep] : `${names.sweepNames[sweep]}，${names.lengthNames[length]}`,
    note: `中国相法叫地纹，绕着拇指根走。${ratio === null ? typed : `弯出掌宽的${percent(ratio)}，收在掌高的${percent(endUp)}，末端${end === "in" ? `往拇指回了${percent(back)}` : "没有往回收"}。`}长短说力气用在哪一段，和寿数无关。`,
  }),
  start: ({ start, gap, tied }) => ({
    label: "两线起头",
    value: names.startNames[start],
    note: `智慧线和生命线的起点。${gap === null ? typed : `相隔掌长的${gap}，智慧线头上有${percent(tied)}贴着生命线。`}连着主慎重，分开主自主。`,
  }),
  fate: ({ fate, end, startUp, endUp }) => ({
    label: "事业线",
    value: end ? `${names.fateNames[fate]}，${names.fateEndNames[end]}` : names.fateNames[fate],
    note:
      startUp === null
        ? fate === "none"
          ? "照你写的，掌心没有竖线。许多人没有，不算缺。"
          : fate === "unmarked"
            ? "掌心的竖线没有标，有没有、怎么走，这里不说。"
            : typed
        : `从掌高${percent(startUp)}起，到${percent(endUp)}止。手上高度不折成年岁，各家折法对不上。`,
  }),
  sun: ({ sun, length }) => ({
    label: "太阳线",
    value: names.sunNames[sun],
    note: length === null ? "无名指下的竖线，没有标，有没有不说。" : `无名指下的竖线，长是掌长的${length}，过${limits.sunLong}算长。`,
  }),
  marriage: ({ marriage, length }) => ({
    label: "婚姻线",
    value: names.marriageNames[marriage],
    note: length === null ? "小指下掌边的短横线，没有标，有没有不说。" : `小指下掌边的短横线，长是掌宽的${length}；看它在感情线和小指根之间的高低，不数条数。`,
  }),
  quadrangle: ({ ratio }) => ({ label: "两线之间", value: num(ratio), note: "感情线和智慧线在中指下的距离，以掌长为一。" }),
  lead: ({ lead, ratio, isBorder }) => ({
    label: "食指与无名指",
    value: names.leadNames[lead],
    note: ratio === null ? typed : `两指长之比${ratio}；${limits.lead[0]}以下算无名指长，${limits.lead[1]}以上算食指长。${isBorder ? "你的数贴着界。" : ""}`,
  }),
  little: ({ little, reach, isLow, drop }) => ({
    label: "小指",
    value: isLow ? `${names.littleNames[little]}，根低` : names.littleNames[little],
    note: `指尖够到无名指的${percent(reach)}，上节横纹约在69%。根比无名指根低掌长的${drop}。`,
  }),
  thumb: ({ thumb, ratio, angle, degrees }) => ({
    label: "拇指",
    value: `${names.lengthNames[thumb]}，${names.angleNames[angle]}`,
    note: `长是掌长的${ratio}，和食指张开${degrees}度。拍照时手放松，角度才算数。`,
  }),
  gap: ({ gap, index, middle, ring }) => ({ label: "指缝", value: names.gapNames[gap], note: `从食指数起，相邻两指张开${index}、${middle}、${ring}度。` }),
  sign: ({ line, breaks, at, isChained, isForked, hasIsland }) => ({
    label: names.lineNames[line],
    value: [breaks > 0 ? `断${breaks}处` : "", hasIsland ? "有岛" : "", isChained ? "链纹" : "", isForked ? "分叉" : ""].filter(Boolean).join("、"),
    note: `照你标的记。${at === null ? "" : `第一处断在全长的${percent(at)}。`}`,
  }),
  single: ({ distance }) => ({
    label: "一条横纹",
    value: "断掌",
    note: `感情线和智慧线平均只隔掌长的${distance}，不到${limits.single}算并成一条。旧说的吉凶没有依据，不取。`,
  }),
  confidence: ({ level, doubts }) => ({
    label: "可信几分",
    value: names.levelNames[level],
    note:
      doubts === ""
        ? "点是拖过的，照片清楚，线与线也对得上。"
        : `${doubts
            .split(" ")
            .map((doubt) => names.doubtNames[doubt as Doubt])
            .join("；")}。`,
  }),
};
