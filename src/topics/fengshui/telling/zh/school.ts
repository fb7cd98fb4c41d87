import type { SchoolSayings } from "../rules.ts";
import { toNumeral, toPalaceName, toStarName } from "./names.ts";
import { dir, toDate } from "./say.ts";

const degreesOf = (value: number): string => `${Math.round(value * 10) / 10}°`;
const turn = (isForward: boolean): string => (isForward ? "顺飞" : "逆飞");
const other = (from: string): string => (from === "built" ? "入住" : "建成");
const fromNames: Readonly<Record<string, string>> = { built: "建成", renovated: "大修", movedIn: "入住" };

export const schoolSayings: SchoolSayings = {
  "school.border": ({ cast }) => {
    const { nearest, degrees } = cast.bearing;
    const across = cast.others.find(({ mountain }) => mountain === nearest?.neighbour);
    return `${degreesOf(degrees)}离${cast.mountain}、${nearest?.neighbour}的分界只有${degreesOf(nearest?.distance ?? 0)}，一度半以内都算压线；${across?.isSame ? "好在两边的盘一样，不影响上面的话" : `过了线就是${across?.pattern}，站远两步再量三次，取中间的数`}。`;
  },
  "school.other": ({ cast }) => {
    const across = cast.others.find(({ isSame, mountain }) => !isSame && !(cast.border && mountain === cast.bearing.nearest?.neighbour))!;
    return `向若其实是${across.mountain}，盘就成了${across.sitting}山${across.mountain}向的${across.pattern}，财位、人位都跟着挪；度数量到个位，这一条就定了。`;
  },
  "school.edge": ({ cast }) =>
    `${toDate(cast.periodDate!)}这个年头，立春前算${toNumeral(cast.otherPeriod!)}运，立春后算${toNumeral(cast.period)}运，我先取${toNumeral(cast.period)}运；房产证上的月日能定。`,
  "school.needle": ({ cast }) =>
    `${degreesOf(cast.bearing.degrees)}是指针的读数，没扣磁偏角；老罗盘派就这么用，地图派要先扣，差几度可能就从${cast.mountain}挪到隔壁。`,
  "school.corrected": ({ cast }) =>
    `指针指${degreesOf(cast.bearing.magnetic!)}，扣掉磁偏角是${degreesOf(cast.bearing.degrees)}，落在${cast.mountain}；不扣的门派会用前一个数。`,
  "school.kua": ({ cast }) => `你生在立春边上，命卦${cast.kua}也可能是${cast.otherKua}，问一声家里出生的钟点，床头朝哪边就定了。`,
  "school.period": ({ cast, years }) =>
    cast.periodFrom === "present"
      ? `没说建成的年份，我借${toNumeral(cast.period)}运（${years.first}–${years.last}）排的盘；建成年在${years.first}以前，九宫都要重飞。`
      : cast.periodFrom === "given"
        ? `按你指定的${toNumeral(cast.period)}运（${years.first}–${years.last}）排，没拿年份去核。`
        : `${toNumeral(cast.period)}运（${years.first}–${years.last}）是照${fromNames[cast.periodFrom]}的${toDate(cast.periodDate!)}定的，有的师傅改按${other(cast.periodFrom)}算，你说一声我就重排。`,
  "school.bearing": ({ cast }) =>
    `二十四山（罗盘一圈分二十四格，一格十五度）里，门前是${cast.mountain}，属${toPalaceName(cast.facingPalace)}${cast.bearing.precision === "degrees" ? `，你给的是${degreesOf(cast.bearing.degrees)}` : ""}。`,
  "school.facingFlight": ({ cast }) =>
    `向星是${toStarName(cast.flyingStars.C[1])}入中${turn(cast.isFacingForward)}，因为运盘飞到门前${dir(cast.facingPalace)}的正是它。`,
  "school.mountainFlight": ({ cast }) =>
    `山星是${toStarName(cast.flyingStars.C[0])}入中${turn(cast.isMountainForward)}，取的是背后${cast.sitting}山那一宫的运星。`,
  "school.doing": ({ cast }) => `这周站到大门内一步，手机离开铁门一臂，朝外量三次取中数；离${cast.mountain}的正中差六度以上再告诉我。`,
};
