import { toTerm } from "../../terms/term.ts";

/** The twelve houses and how they are cut. */
export const houseTerms = [
  toTerm("宫|宫位|后天宫", "house|houses", "按出生的钟点和地点，把天空分成十二块，每块管生活里的一类事。行星落在哪一宫，就在哪类事上使劲。", "The sky at the hour and place of birth, cut into twelve, each part for one side of life. A planet does its work in the house where it stands."),
  toTerm("第一宫|一宫|命宫位", "first house", "管自己：身体、样子、怎么起步。从上升点开始。", "Yourself: body, bearing, how you begin. It starts at the ascendant."),
  toTerm("第二宫|二宫", "second house", "管钱、手上的东西，和自己值多少的感觉。", "Money, possessions, and the sense of what you’re worth."),
  toTerm("第三宫|三宫", "third house", "管说话、学习、手足邻居和短路程。", "Talk, learning, brothers and sisters, neighbours, short trips."),
  toTerm("第四宫|四宫", "fourth house", "管家、根、父母和关起门的日子。从天底开始。", "Home, roots, parents and life behind the door. In most systems it starts at the lowest point of the sky."),
  toTerm("第五宫|五宫", "fifth house", "管玩、恋爱、孩子和自己做出来的东西。", "Play, courtship, children, and what you make for its own sake."),
  toTerm("第六宫|六宫", "sixth house", "管每天要干的活、习惯，也管照顾身体。", "Daily work, habits and the care of the body."),
  toTerm("第七宫|七宫", "seventh house", "管伴侣、合伙人，也管明面上的对手。", "Partners in love and business, and open opponents."),
  toTerm("第八宫|八宫", "eighth house", "管共有的钱、信任、继承和放不开的事。", "Shared money, trust, inheritance, and what is hard to let go."),
  toTerm("第九宫|九宫", "ninth house", "管求学、出远门，也管信什么、拿什么当准。", "Study, far places, and what you believe in."),
  toTerm("第十宫|十宫", "tenth house", "管事业和名声，也管在你上头的那些人。", "Work in the open, reputation, and those above you."),
  toTerm("第十一宫|十一宫", "eleventh house", "管朋友和一伙人，也管往后的打算。", "Friends, the groups you belong to, and plans."),
  toTerm("第十二宫|十二宫", "twelfth house", "管独处、藏着的事和没人看见时的自己。", "Solitude, what is hidden, and who you are when nobody looks."),
  toTerm("宫头|宫首", "cusp|house cusp", "一宫开始的那一度。它在哪个星座，那个星座的主星就管这一宫。", "The degree where a house begins. Whatever planet rules the sign there rules the house."),
  toTerm("宫主星|宫主", "ruler|house ruler", "管着宫头星座的行星。它站在哪里，这一宫的事就往哪里走。", "The planet that rules the sign on a house’s cusp. Where it stands, that house’s business goes."),
  toTerm("普拉西德制|普拉西德", "Placidus|Placidus houses", "按升起到中天花的时间来分宫，宫大小不一，用得最广；纬度太高就算不出。", "Houses cut by the time a degree takes to climb from the horizon to the meridian. They differ in size, it’s the most used system, and near the poles it fails."),
  toTerm("整宫制|整宫", "whole sign|whole-sign houses", "一座就是一宫：上升星座整座是第一宫，往下顺排。最古的分法。", "One sign, one house: the whole rising sign is the first, and so on. The oldest way."),
  toTerm("等宫制|等宫", "equal houses|equal house", "从上升点起，每三十度一宫，十二宫一样大。", "Twelve houses of 30° each, counted from the ascendant."),
  toTerm("波菲利制|波菲利", "Porphyry|Porphyry houses", "先由上升、天顶定四角，再把每一象限三等分。", "The four corners of the chart come first, and each quarter between them is cut into three."),
  toTerm("半球", "hemispheres|hemisphere", "看星落在地平线上还是下、东边还是西边。上头偏人前，下头偏人后；东边自己先动，西边看别人。", "How many planets stand above or below the horizon, east or west. Above is public, below private; east makes the first move, west answers."),
];
