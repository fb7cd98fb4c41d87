import type { Palace } from "../../../kit/compass/palace.ts";
import { toTimeliness } from "../../../kit/flying-stars/timeliness.ts";
import { houseNatures, patternUses, sides, wholeUses } from "../../data/zh/house.ts";
import { asks } from "../../data/zh/stars.ts";
import type { HouseSayings } from "../rules.ts";
import type { FengshuiView } from "../view.ts";
import { groupNames, stateNames, toNumeral, toPalaceName, toStarName } from "./names.ts";
import { dir, toShortStars, toSign, toUseOf } from "./say.ts";

const placeOfStar = ({ cast }: FengshuiView, plate: 0 | 1, star: number): Palace =>
  (Object.keys(cast.flyingStars) as Palace[]).find((palace) => cast.flyingStars[palace][plate] === star)!;

export const houseSayings: HouseSayings = {
  "house.whole": ({ cast }) => `${toNumeral(cast.period)}运${cast.mountain}向还带少见的一格，${cast.patterns[0]}：${wholeUses[cast.patterns[0]!]}。`,
  "house.pattern": ({ cast }) =>
    `坐${cast.sitting}向${cast.mountain}，${toNumeral(cast.period)}运的旺星排出来是${cast.pattern}，前面${dir(cast.facingPalace)}、后面${dir(cast.sittingPalace)}：${patternUses[cast.pattern]}。`,
  "house.ownTime": ({ cast, years }) =>
    `房子正走本运，${toNumeral(cast.period)}运从${years.first}年立春到${years.last + 1}年立春，当旺的${toStarName(cast.period)}还有${years.last - cast.year + 1}年可用。`,
  "house.pastTime": ({ cast, years, presentPeriod, year }) =>
    `${toNumeral(cast.period)}运${years.last}年走完，到${year}年已是第${year - years.last}个年头；${toStarName(cast.period)}放到眼下的${toNumeral(presentPeriod)}运里是${stateNames[toTimeliness(cast.period, presentPeriod)]}，靠它的事别再加码。`,
  "house.sitting": ({ cast, spots }) =>
    `屋后${toPalaceName(cast.sittingPalace)}${toShortStars(spots[cast.sittingPalace])}，${toSign(spots[cast.sittingPalace])}。`,
  "house.centre": ({ spots }) => `屋子正中${toShortStars(spots.C)}，${toSign(spots.C)}，这里${toUseOf(spots.C)}。`,
  "house.nature": ({ cast }) => `坐${cast.sitting}是${cast.house.trigram}宅，${groupNames[cast.house.group]}的一座，${houseNatures[cast.house.trigram]}。`,
  "house.side": ({ cast }) => `门前朝${dir(cast.facingPalace)}，${sides[cast.facingPalace]}。`,
  "house.dissent": (view) => {
    const { cast, presentPeriod, year } = view;
    const [people, money] = [placeOfStar(view, 0, presentPeriod), placeOfStar(view, 1, presentPeriod)];
    return `也有人不认老盘，只看眼下的${toNumeral(presentPeriod)}运：那样看，管财的${toStarName(presentPeriod)}在${dir(money)}，管人的在${dir(people)}，跟${toNumeral(cast.period)}运的${cast.pattern}不是一回事；房子没大修过，我到${year}年仍按老盘，修过再换。`;
  },
  "house.dissentFit": ({ cast }) =>
    `盘是${cast.pattern}，人却是${groupNames[cast.kuaGroup!]}命住${groupNames[cast.house.group]}宅，两组不同。我把盘看得重些：方位在人，挪一张床就补上，墙和门挪不动。`,
  "house.doing": ({ cast }) =>
    cast.pattern === "上山下水"
      ? `这周把${dir(cast.facingPalace)}门内的空地让给一只实心柜，常走动的东西移到${dir(cast.sittingPalace)}。`
      : cast.pattern === "旺山旺向"
        ? `这周把${dir(cast.facingPalace)}窗前清空，${dir(cast.sittingPalace)}靠墙的柜子推实。`
        : cast.pattern === "双星到向"
          ? `这周看一眼${dir(cast.facingPalace)}窗外：近处空着，远处有没有东西挡住，没有就在窗台放一排花盆。`
          : `这周给${dir(cast.sittingPalace)}的背墙添点动静，一杯清水、一扇常开的小窗都行，门前${dir(cast.facingPalace)}照旧。`,
  "house.watching": ({ cast }) => {
    const star = cast.annualStars[cast.facingPalace];
    return `留意${cast.year}年立春后门前${dir(cast.facingPalace)}的${toStarName(star)}，这一年${asks[star - 1]}。`;
  },
};
