import type { Say } from "../../../kit/telling/rule.ts";
import type { PalaceName } from "../../data/palaces.ts";
import type { MinorStar } from "../../data/stars.ts";
import { doings, edgeTexts, mannerDoings, wants, watchHard, watchManner, watchSnag, yearDoings, yearWatchings } from "../../data/zh/closing.ts";
import { otherDoings, otherSnagWatch } from "../../data/zh/second-tellings.ts";
import { type Field, palacesOf } from "../parts.ts";
import { type Manner, manners, tensions, toManner } from "../rules-closing.ts";
import { vary } from "../vary.ts";
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
  fortuneWithSnag(view, of) {
    const { 禄: fortune, 忌: snag } = view.cast.transformations;
    return vary(view, `fortuneWithSnag.${of}`, [
      `相反的声音在同一宫里：${title(of)}既有${fortune}化禄（顺处），又有${snag}化忌（打结处），好处和麻烦是同一只手递来的；分量重的是忌，先解那个结，禄才落得稳。`,
      `${title(of)}里两个声音吵着：${fortune}化禄（顺处）说可以，${snag}化忌（打结处）说等等；听后一个的，${palaceMatters[of as PalaceName]}上先把结解开。`,
    ]);
  },
  fortuneAgainstSnag(view, of) {
    const { 禄: fortune, 忌: snag } = view.cast.transformations;
    const across = toPalaceTitle(view.palaces[of as PalaceName].opposite);
    return vary(view, `fortuneAgainstSnag.${of}`, [
      `相反的声音在对面：${title(of)}有${fortune}化禄（顺处），正对的${across}却有${snag}化忌（打结处），这边得的会往那边漏；忌冲过来更急，得的先留三成。`,
      `${across}的${snag}化忌（打结处）正对着${title(of)}的${fortune}化禄（顺处），一手进一手出；进的时候先扣三成，出的那头急，拦不住全部。`,
    ]);
  },
  brightWithHard(view, of) {
    const [at, hard] = of.split(".") as [PalaceName, MinorStar];
    const [{ name, brightness }] = view.palaces[at].majors;
    const { branch } = view.palaces[at];
    return vary(view, `brightWithHard.${of}`, [
      `也有相反的声音：${title(at)}的${name}亮到“${brightness}”，旁边却站着${hard}，${edgeTexts[hard]}；论长短，${name}管一生，${hard}管一时。`,
      `别只看亮的：${name}在${title(at)}亮到“${brightness}”，同宫的${hard}不肯让，${edgeTexts[hard]}；一时听${hard}的，一生还是${name}说了算。`,
      `${branch}宫里有一亮一硬，${name}（${brightness}）和${hard}都在${title(at)}，${edgeTexts[hard]}；长远看${name}，眼前看${hard}。`,
    ]);
  },
  torn(view, of) {
    const [part, left, right] = of.split(".") as [Field, Manner, Manner];
    const [one, other] = tensions[part];
    const [mine, theirs] = wants[part];
    const [first, second] = [view.palaces[one].majors[0].name, view.palaces[other].majors[0].name];
    return vary(view, `torn.${part}`, [
      `也有两头拉扯的地方：${title(one)}是${first}，${mine[left]}；${title(other)}是${second}，${theirs[right]}；${weighing[part](first, second)}。`,
      `两宫意见不一：${view.palaces[one].branch}上的${title(one)}守着${first}，${mine[left]}，${view.palaces[other].branch}上的${title(other)}守着${second}，${theirs[right]}；${weighing[part](first, second)}。`,
      `${first}和${second}说不到一处：${title(one)}那头${mine[left]}，${title(other)}这头${theirs[right]}；${weighing[part](first, second)}。`,
    ]);
  },
  snagStrikes(view, of) {
    const at = of as PalaceName;
    const struck = view.palaces[at].opposite;
    const star = view.cast.transformations.忌;
    return vary(view, `snagStrikes.${of}`, [
      `也有相反的声音：${star}化忌（打结处）落在${title(of)}，一直冲着对面的${title(struck)}；${palaceMatters[at]}上拧的劲，会从${palaceMatters[struck]}上找补，别当成两件事。`,
      `${title(struck)}自己没打结，是对面${title(of)}的${star}化忌（打结处）冲过来的；${palaceMatters[struck]}上的不顺，先到${palaceMatters[at]}上去找原因。`,
    ]);
  },
  yearPulls(view, of) {
    const { year, transformations } = view.year!;
    const { 禄: fortune, 忌: snag } = transformations;
    const [to, from] = of.split(".") as [PalaceName, PalaceName];
    if (to === from)
      return vary(view, `yearPulls.${year}`, [
        `相反的声音：${year}年的${fortune}化禄和${snag}化忌同在${title(to)}，${palaceMatters[to]}上一边松一边紧；先办紧的那半，松的跑不掉。`,
        `${year}年给你的和收你的是同一宫：${fortune}化禄、${snag}化忌都在${title(to)}，${palaceMatters[to]}上先收拾打结的那半。`,
      ]);
    return vary(view, `yearPulls.${year}`, [
      `相反的声音：${year}年顺在${title(to)}（${fortune}化禄），紧在${title(from)}（${snag}化忌）；${palaceMatters[to]}上得来的力气，多半要拿去填${palaceMatters[from]}，填一半就好。`,
      `${year}年一头给，一头收：${fortune}化禄在${title(to)}，${snag}化忌在${title(from)}；${palaceMatters[from]}会伸手来要${palaceMatters[to]}那边挣下的，只给一半。`,
    ]);
  },
  doing(view, of) {
    const [part, star] = of.split(".") as [Field, MajorStar];
    const { name, stem, branch, isBorrowed } = view.palaces[palacesOf[part][0]!];
    const text =
      part === "people" || part === "health"
        ? mannerDoings[part][toManner(star)]
        : part === "character"
          ? vary(view, "doing", [doings.character[star], otherDoings[star]])
          : doings[part][star];
    const told = `${isBorrowed ? "借来的" : ""}${star}`;
    return vary(view, `doing.${part}`, [
      `这周做一件：${text}。`,
      `这周做一件：${text}；这是冲着你${toPalaceTitle(name)}（${stem}${branch}）${told}说的。`,
      `这周做一件：${text}，${toPalaceTitle(name)}里${told}正用得上这一手。`,
    ]);
  },
  watching(view, of) {
    const [part, sign] = of.split(".") as [Field, MinorStar | Manner];
    const name = palacesOf[part][0]!;
    const isManner = manners.includes(sign as Manner);
    const text = isManner ? watchManner[part][sign as Manner] : watchHard[sign as MinorStar];
    const star = isManner ? view.palaces[name].majors[0].name : sign;
    return vary(view, `watching.${part}`, [
      `留意：${text}。`,
      `留意：${text}，${title(name)}的${star}就在那时候动。`,
      `留意：${text}，那是${star}在${title(name)}出声。`,
    ]);
  },
  watchingSnag(view, of) {
    const text = vary(view, "snagText", [watchSnag[of as PalaceName], otherSnagWatch[of as PalaceName]]);
    const star = view.cast.transformations.忌;
    return vary(view, "watchingSnag", [
      `留意：${text}，那是${star}化忌在${title(of)}露头。`,
      `留意：${text}，${title(of)}的${star}化忌又在打结。`,
      `留意：${text}；${view.cast.lunarDate.year}年生的${star}化忌在${title(of)}，多半从这里开头。`,
    ]);
  },
  doingYear(view, of) {
    const { year, transformations } = view.year!;
    return vary(view, "doingYear", [
      `这周做一件：${yearDoings[of as PalaceName]}，${year}年的化禄正在那一宫。`,
      `这周做一件：${yearDoings[of as PalaceName]}；${year}年${transformations.禄}化禄在${title(of)}，这一手顺。`,
    ]);
  },
  watchingYear(view, of) {
    const { year, transformations } = view.year!;
    return vary(view, "watchingYear", [
      `留意：${yearWatchings[of as PalaceName]}，${year}年的化忌在${title(of)}。`,
      `留意：${yearWatchings[of as PalaceName]}，${year}年${transformations.忌}化忌，结就打在${title(of)}。`,
    ]);
  },
} satisfies Record<string, Say<PlateView>>;
