import { compassTerms } from "../kit/compass/terms.ts";
import { flyingStarTerms } from "../kit/flying-stars/terms.ts";
import { trigramTerms } from "../kit/hexagrams/terms.ts";
import { kuaTerms } from "../kit/kua/terms.ts";
import { branchTerms, elementTerms, stemTerms, timeTerms } from "../kit/pillars/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { toTerm } from "../kit/terms/term.ts";

export const terms = joinTerms(compassTerms, kuaTerms, flyingStarTerms, elementTerms, trigramTerms, branchTerms, stemTerms, timeTerms, [
  toTerm(
    "大门|门",
    "door|front door",
    "人天天进出的那扇门，气口所在，先看它落在哪一宫。",
    "The door people use every day, where the house takes its breath. It’s the first place to look up.",
  ),
  toTerm(
    "财位",
    "wealth corner|money place",
    "盘上管财的旺星所到的一方，宜开阔、有人走动。说的是怎么摆，不保来钱。",
    "The side the ripe star for money has come to. Better open and in use; it’s about arrangement and promises no income.",
  ),
  toTerm(
    "气口",
    "mouth of the house",
    "屋子进气进人的地方，多半是大门，也可能是最大的窗。",
    "Where air and people come in, mostly the front door, sometimes the largest window.",
  ),
  toTerm("明堂", "bright hall|open ground in front", "门前那块空地，开阔、干净就好。", "The open space before the door. It should be clear and clean."),
]);
