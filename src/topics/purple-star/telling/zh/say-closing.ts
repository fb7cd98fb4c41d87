import type { Say } from "../../../kit/telling/rule.ts";
import type { PalaceName } from "../../data/palaces.ts";
import type { MinorStar } from "../../data/stars.ts";
import { doings, edgeTexts, mannerDoings, wants, watchHard, watchManner, watchSnag, yearDoings, yearWatchings } from "../../data/zh/closing.ts";
import type { Field } from "../parts.ts";
import { type Manner, manners, tensions, toManner } from "../rules-closing.ts";
import type { MajorStar, PlateView } from "../view.ts";
import { palaceMatters, toPalaceTitle } from "./palaces.ts";

const title = (of: string): string => toPalaceTitle(of as PalaceName);

/** Which of the two weighs more, and when. */
const weighing: Record<Field, (one: string, other: string) => string> = {
  character: (one, other) => `人前听${one}的，一个人的时候听${other}的，做决定以后者为准`,
  love: (one, other) => `开头看${one}，过日子看${other}，长远是后者重`,
  work: (one, other) => `接不接看${one}，待不待得住看${other}，后者更重`,
  money: (one, other) => `挣看${one}，留不留得下看${other}，先管住后一头`,
  people: (one, other) => `关口上${one}这头管用，平日里${other}这头管用`,
  health: (one, other) => `你惯着${one}，该听的是${other}`,
};

export const sayClosing = {
  fortuneWithSnag: ({ cast }, of) =>
    `相反的声音在同一宫里：${title(of)}既有${cast.transformations.禄}化禄（顺处），又有${cast.transformations.忌}化忌（打结处），好处和麻烦是同一只手递来的。分量重的是忌，先解那个结，禄才落得稳。`,
  fortuneAgainstSnag: ({ cast, palaces }, of) =>
    `相反的声音在对面：${title(of)}有${cast.transformations.禄}化禄（顺处），正对的${toPalaceTitle(palaces[of as PalaceName].opposite)}却有${cast.transformations.忌}化忌（打结处），这边得的会往那边漏。忌冲过来更急，得的先留三成。`,
  brightWithHard: ({ palaces }, of) => {
    const [at, hard] = of.split(".") as [PalaceName, MinorStar];
    const [{ name, brightness }] = palaces[at].majors;
    return `也有相反的声音：${title(at)}的${name}亮到“${brightness}”，旁边却站着${hard}，${edgeTexts[hard]}；论长短，${name}管一生，${hard}管一时。`;
  },
  torn: ({ palaces }, of) => {
    const [part, left, right] = of.split(".") as [Field, Manner, Manner];
    const [one, other] = tensions[part];
    const [mine, theirs] = wants[part];
    const [first, second] = [palaces[one].majors[0].name, palaces[other].majors[0].name];
    return `也有两头拉扯的地方：${title(one)}是${first}，${mine[left]}；${title(other)}是${second}，${theirs[right]}；${weighing[part](first, second)}。`;
  },
  snagStrikes: ({ cast, palaces }, of) => {
    const struck = palaces[of as PalaceName].opposite;
    return `也有相反的声音：${cast.transformations.忌}化忌（打结处）落在${title(of)}，一直冲着对面的${title(struck)}；${palaceMatters[of as PalaceName]}上拧的劲，会从${palaceMatters[struck]}上找补，别当成两件事。`;
  },
  yearPulls: ({ year }, of) => {
    const [to, from] = of.split(".") as [PalaceName, PalaceName];
    if (to === from)
      return `相反的声音：${year!.year}年的${year!.transformations.禄}化禄和${year!.transformations.忌}化忌同在${title(to)}，${palaceMatters[to]}上一边松一边紧。先办紧的那半，松的跑不掉。`;
    return `相反的声音：${year!.year}年顺在${title(to)}（${year!.transformations.禄}化禄），紧在${title(from)}（${year!.transformations.忌}化忌）。${palaceMatters[to]}上得来的力气，多半要拿去填${palaceMatters[from]}；填一半就好。`;
  },
  doing: (_, of) => {
    const [part, star] = of.split(".") as [Field, MajorStar];
    const text = part === "people" || part === "health" ? mannerDoings[part][toManner(star)] : doings[part][star];
    return `这周做一件：${text}。`;
  },
  watching: (_, of) => {
    const [part, sign] = of.split(".") as [Field, MinorStar | Manner];
    const text = manners.includes(sign as Manner) ? watchManner[part][sign as Manner] : watchHard[sign as MinorStar];
    return `留意：${text}。`;
  },
  watchingSnag: ({ cast }, of) => `留意：${watchSnag[of as PalaceName]}，那是${cast.transformations.忌}化忌在${title(of)}露头。`,
  doingYear: ({ year }, of) => `这周做一件：${yearDoings[of as PalaceName]}，${year!.year}年的化禄正在那一宫。`,
  watchingYear: ({ year }, of) => `留意：${yearWatchings[of as PalaceName]}，${year!.year}年的化忌在${title(of)}。`,
} satisfies Record<string, Say<PlateView>>;
