import type { Direction } from "../../../kit/compass/palace.ts";
import { toTimeliness } from "../../../kit/flying-stars/timeliness.ts";
import type { Mansion } from "../../../kit/kua/mansions.ts";
import type { Say, Sayings } from "../../../kit/telling/rule.ts";
import { mansionUses } from "../../data/zh/mansions.ts";
import { asks, moving, still } from "../../data/zh/stars.ts";
import { toBedHead } from "../bed.ts";
import { type PlacePart, placeParts } from "../parts.ts";
import type { LookingSayings } from "../rules.ts";
import { type PlaceKey, type PlaceKind, placeKinds, toOwnStar } from "../rules-place.ts";
import { learned, type Spot } from "../suit.ts";
import { type FengshuiView, getDirectionOf, toUse } from "../view.ts";
import { monthNames, toPalaceName, toStarName } from "./names.ts";
import { dir, nouns, toMansionGloss, toMonth, toShortStars, toSign, toStars, toState, toUseOf, toVisit, whose } from "./say.ts";

type Frame = (view: FengshuiView, part: PlacePart, of: string) => string;
type Frames = Readonly<Record<PlaceKind, Readonly<Record<PlacePart, Frame>>>>;

const at = (view: FengshuiView, part: PlacePart) => view.places[part].focus;
const nextOf = (of: string): [star: string, year: string] => {
  const [star, year = ""] = of.split(".");
  return [toStarName(Number(star)), year];
};
const mansionOf = (part: PlacePart, of: string): string => mansionUses[toUse(part)][of as Mansion];

const toPairUse = (spot: Spot): string => (`${spot.mountain}-${spot.facing}` in learned ? toUseOf(spot) : "不是读书的星，坐这里图的是方位");
/** What a 5 or a 2 of the year asks of a place, after a comma. */
const quiet = (annual: number, five: string, two: string): string => (annual === 5 ? `，${five}` : annual === 2 ? `，${two}` : "");
const isStrong = (star: number, { cast }: FengshuiView): boolean => ["prosperous", "growing"].includes(toTimeliness(star, cast.period));

const pair: Frames["pair"] = {
  door: (view, part) =>
    `${view.places.door.isMarked ? "你标的大门" : "门前"}是${toPalaceName(at(view, part).palace)}，${toStars(at(view, part))}：${toSign(at(view, part))}。`,
  money: (view, part) => {
    const { focus } = view.places[part];
    return `旺星在${toPalaceName(focus.palace)}，${toShortStars(focus)}同宫，${focus === view.places.door.focus ? "就是门前这一片" : "在屋子的后半截"}，${toUseOf(focus)}。`;
  },
  people: (view, part) => `${toPalaceName(at(view, part).palace)}坐着管人的旺星，${toShortStars(at(view, part))}：${toSign(at(view, part))}。`,
  bedroom: (view, part) =>
    `${toPalaceName(at(view, part).palace)}${toShortStars(at(view, part))}，山星${toState(at(view, part).mountain, view.cast.period)}，${isStrong(at(view, part).mountain, view) ? "人躺得住" : "睡觉靠的是方位，别靠星"}；${toSign(at(view, part))}。`,
  study: (view, part) => `${toPalaceName(at(view, part).palace)}${toStars(at(view, part))}，${toSign(at(view, part))}；${toPairUse(at(view, part))}。`,
  kitchen: (view, part) =>
    `灶火落在${dir(at(view, part).palace)}，压的是${toShortStars(at(view, part))}，山星${toState(at(view, part).mountain, view.cast.period)}、向星${toState(at(view, part).facing, view.cast.period)}，${isStrong(at(view, part).mountain, view) || isStrong(at(view, part).facing, view) ? "旺星烧在火里，少开大火" : "烧掉也不心疼"}。`,
};

const mansion: Frames["mansion"] = {
  door: (view, part, of) =>
    `按八宅，${dir(at(view, part).palace)}是${whose(view)}${of}，${toMansionGloss(of as Mansion)}：${mansionOf(part, of)}；${view.year}年从这里进门的是${toStarName(at(view, part).annual)}${quiet(at(view, part).annual, "门上不动工", "玄关常透气")}。`,
  money: (view, part, of) => `财位压在${whose(view)}${of}上（${dir(at(view, part).palace)}），${mansionOf(part, of)}。`,
  people: (view, part, of) =>
    `管人的星落在${dir(at(view, part).palace)}，那是${whose(view)}${of}，${mansionOf(part, of)}；${view.year}年添一颗${toStarName(at(view, part).annual)}。`,
  bedroom: (view, part, of) =>
    `卧室${view.places.bedroom.isMarked ? "在" : "选"}${dir(at(view, part).palace)}，那里是${whose(view)}${of}（${toMansionGloss(of as Mansion)}），${mansionOf(part, of)}；${view.year}年${toStarName(at(view, part).annual)}同住${quiet(at(view, part).annual, "床不挪、墙不凿", "早晚开窗")}。`,
  study: (view, part, of) => `坐在${dir(at(view, part).palace)}，占的是${whose(view)}${of}，${mansionOf(part, of)}。`,
  kitchen: (view, part, of) =>
    `${view.places.kitchen.isMarked ? "灶在" : "灶放"}${dir(at(view, part).palace)}，压${whose(view)}${of}，${mansionOf(part, of)}；${view.year}年灶边是${toStarName(at(view, part).annual)}。`,
};

const visitAs =
  (lead: (place: string, year: number, guest: string) => string): Frame =>
  (view, part) => {
    const { focus } = view.places[part];
    return `${lead(dir(focus.palace), view.year, toStarName(focus.annual))}，遇上${part === "people" || part === "bedroom" ? "山星" : "向星"}${toStarName(toOwnStar(part, focus))}：${toVisit(toOwnStar(part, focus), focus.annual)}。`;
  };
const visit: Frames["visit"] = {
  door: visitAs((place, year, guest) => `${year}年从${place}进门的是${guest}`),
  money: visitAs((place, year, guest) => `${year}年${guest}飞到${place}的财位`),
  people: visitAs((place, year, guest) => `${year}年${guest}到${place}做客`),
  bedroom: visitAs((place, year, guest) => `${year}年${place}来了${guest}`),
  study: visitAs((place, year, guest) => `${year}年书桌这边（${place}）是${guest}`),
  kitchen: visitAs((place, year, guest) => `${year}年${guest}落在${place}的灶上`),
};

const next: Frames["next"] = {
  door: (view, part, of) => `等到${nextOf(of)[1]}年${nextOf(of)[0]}从${dir(at(view, part).palace)}进门，那年再换门、修玄关。`,
  money: (view, part, of) => `${nextOf(of)[1]}年${nextOf(of)[0]}飞到${dir(at(view, part).palace)}，那一年开张、签大单，财位最接得住。`,
  people: (view, part, of) => `${nextOf(of)[1]}年${nextOf(of)[0]}到${dir(at(view, part).palace)}，请客、添人口的事排在那年更热闹。`,
  bedroom: (view, part, of) => `想换床、刷墙，留到${nextOf(of)[1]}年，${nextOf(of)[0]}正好到${dir(at(view, part).palace)}。`,
  study: (view, part, of) => `要紧的考试、职称往${nextOf(of)[1]}年靠，那年${nextOf(of)[0]}飞到${dir(at(view, part).palace)}这张桌上。`,
  kitchen: (view, part, of) => `${nextOf(of)[1]}年${nextOf(of)[0]}飞到${dir(at(view, part).palace)}，那年别改灶、别动煤气管，要修提前一年修。`,
};

const second: Frames["second"] = {
  door: (view, part) =>
    `还有侧门的话，走${toPalaceName(view.places[part].second.palace)}那一扇，向星${toStarName(view.places[part].second.facing)}${toState(view.places[part].second.facing, view.cast.period)}。`,
  money: (view, part) =>
    `下一颗财星${toStarName(view.places[part].second.facing)}在${toPalaceName(view.places[part].second.palace)}，${toSign(view.places[part].second)}，往后的钱从那边来。`,
  people: (view, part) =>
    `下一颗管人的星${toStarName(view.places[part].second.mountain)}在${toPalaceName(view.places[part].second.palace)}，那里${toUseOf(view.places[part].second)}。`,
  bedroom: (view, part) =>
    `第二间可选${dir(view.places[part].second.palace)}，${toShortStars(view.places[part].second)}，山星${toState(view.places[part].second.mountain, view.cast.period)}，给老人或孩子睡。`,
  study: (view, part) => `书桌摆不进去，退到${toPalaceName(view.places[part].second.palace)}，${toShortStars(view.places[part].second)}也写得了东西。`,
  kitchen: (view, part) => `灶改不动，电饭锅、微波炉挪到${dir(view.places[part].second.palace)}，那里${toShortStars(view.places[part].second)}，火放得下。`,
};

const why = ({ mansion: of }: FengshuiView["places"]["door"]["focus"]): string => (of ? `又占${of}` : "又在屋心");
const avoid: Frames["avoid"] = {
  door: (view, part) => `${dir(view.places[part].worst.palace)}那边不开常走的门，${toShortStars(view.places[part].worst)}，${why(view.places[part].worst)}。`,
  money: (view, part) =>
    `${dir(view.places[part].worst.palace)}向星${toStarName(view.places[part].worst.facing)}，${why(view.places[part].worst)}，钱包和账本别往那里搁。`,
  people: (view, part) => `全家别聚在${dir(view.places[part].worst.palace)}，${toShortStars(view.places[part].worst)}，${toUseOf(view.places[part].worst)}。`,
  bedroom: (view, part) =>
    `床别放${dir(view.places[part].worst.palace)}${view.places[part].worst.annual === 2 ? `，${view.year}年的病符（二黑）在那边` : view.places[part].worst.annual === 5 ? `，${view.year}年的五黄在那边` : ""}：${toShortStars(view.places[part].worst)}${why(view.places[part].worst)}，${toSign(view.places[part].worst)}。`,
  study: (view, part) =>
    `${dir(view.places[part].worst.palace)}坐不住人，${toShortStars(view.places[part].worst)}，${why(view.places[part].worst)}，书可以堆，桌子不放。`,
  kitchen: (view, part) =>
    `最不该生火的是${dir(view.places[part].worst.palace)}，${view.places[part].worst.palace === "NW" ? "西北是乾宫，老规矩不在那里起灶；" : ""}${toShortStars(view.places[part].worst)}，${why(view.places[part].worst)}，烧了可惜。`,
};

const monthAs =
  (tail: (place: string, ask: string) => string): Frame =>
  (view, part) => {
    const { focus } = view.places[part];
    return `${view.cast.year}年${monthNames[view.cast.month]}月${toStarName(focus.month)}到${tail(dir(focus.palace), asks[focus.month - 1]!)}。`;
  };
const month: Frames["month"] = {
  door: monthAs((place, ask) => `${place}门口，${ask}`),
  money: monthAs((place, ask) => `${place}财位，${ask}`),
  people: monthAs((place, ask) => `${place}，家里人在一处时${ask}`),
  bedroom: monthAs((place, ask) => `${place}卧室，${ask}`),
  study: monthAs((place, ask) => `${place}书桌边，${ask}`),
  kitchen: monthAs((place, ask) => `${place}灶边，${ask}`),
};

const toDissent: Frame = (view, part, of) => {
  const { focus } = view.places[part];
  const [kind] = of.split(".");
  const own = toOwnStar(part, focus);
  const turned = dir(getDirectionOf(view, "天医"));
  if (kind === "star")
    return `两套说法在${dir(focus.palace)}顶上了：飞星看${nouns[part]}，${toStarName(own)}${toState(own, view.cast.period)}，该用；八宅说那是${whose(view)}${focus.mansion}，少用。房子听飞星，人听八宅，所以地方照用，椅子转过去朝${turned}。`;
  const slow: Readonly<Partial<Record<PlacePart, string>>> = {
    door: "进出舒服，事推得慢：门照走，要紧的信和货多留一天",
    bedroom: `躺得舒服，一家人难凑齐：床照睡，说话换到${dir(view.places.people.focus.palace)}`,
  };
  if (kind === "mansion")
    return `八宅夸${dir(focus.palace)}是${whose(view)}${focus.mansion}，飞星却不帮腔，${toStarName(own)}${toState(own, view.cast.period)}。${slow[part] ?? `人坐得舒服，事推得慢：${nouns[part]}放这里可以，催进度的活换到${dir(view.places[part].second.palace)}`}。`;
  return `${dir(focus.palace)}底子不差，坏在${view.year}年：${toStarName(focus.annual)}住进来一年。${nouns[part]}不用搬，这一年少动它，${view.year + 1}年立春过了再收拾。`;
};

const doing: Frames["doing"] = {
  door: (view, _, of) => `这周把门口清到只剩鞋，${dir(view.places.door.focus.palace)}那一侧留给${moving[Number(of) - 1]}。`,
  money: (view, _, of) => `这周在${dir(view.places.money.focus.palace)}放${moving[Number(of) - 1]}，每天碰它一次。`,
  people: (view, _, of) => `这周把${dir(view.places.people.focus.palace)}坐实：靠墙放${still[Number(of) - 1]}，吃完饭在那边坐一刻钟。`,
  bedroom: (view, _, of) => `今晚先把床头靠上实墙；${dir(view.places.bedroom.focus.palace)}的床边留${still[Number(of) - 1]}，别的撤走。`,
  study: (view) => `明早坐到${dir(view.places.study.focus.palace)}，脸转向${dir(getDirectionOf(view, "生气"))}，写满一页再起身。`,
  kitchen: (view) => `今晚擦一遍灶台，做饭时人面朝${dir(getDirectionOf(view, "延年"))}站着试试，锅柄别对门。`,
};

const watchAs =
  (tail: (place: string) => string): Frame =>
  (view, part, of) =>
    `留意${toMonth(of)}上旬起的一个月，五黄（九星里最宜静的一颗）到${tail(dir(at(view, part).palace))}。`;
const watching: Frames["watching"] = {
  door: watchAs((place) => `${place}的门上，那个月不换锁、不钻孔`),
  money: watchAs((place) => `${place}财位，那个月大额付款隔一夜再点`),
  people: watchAs((place) => `${place}，那个月家里的话说一半就歇`),
  bedroom: watchAs((place) => `${place}床边，那个月床不挪、墙不凿`),
  study: watchAs((place) => `${place}桌上，那个月交的东西多查一遍`),
  kitchen: watchAs((place) => `${place}灶上，那个月管线坏了找师傅，别自己拆`),
};

const same = (frame: Frame): Readonly<Record<PlacePart, Frame>> => ({ door: frame, money: frame, people: frame, bedroom: frame, study: frame, kitchen: frame });
const frames: Frames = { pair, mansion, visit, next, second, avoid, month, dissent: same(toDissent), doing, watching };

export const placeSayings = Object.fromEntries(
  placeParts.flatMap((part) => placeKinds.map((kind): [PlaceKey, Say<FengshuiView>] => [`${part}.${kind}`, (view, of) => frames[kind][part](view, part, of)])),
) as Sayings<FengshuiView, PlaceKey>;

const lookTo = (view: FengshuiView, of: string) => {
  const direction = of.split(".")[0] as Direction;
  return { to: dir(direction), stars: toShortStars(view.spots[direction]), guest: toStarName(view.annual[direction]), own: whose(view) };
};

export const lookingSayings: LookingSayings = {
  "bedroom.head": (view, of) => {
    const { to, own, guest } = lookTo(view, of);
    return `${view.hasResident ? "" : "没说住的人是谁，先按宅卦："}床头朝${to}，那是${own}${toBedHead(view)}（${view.year}年加${guest}）${toBedHead(view) === "天医" ? "，睡觉时头顶养人" : `；天医那边（${dir(getDirectionOf(view, "天医"))}）这一年住着${toStarName(view.annual[getDirectionOf(view, "天医")])}`}；转不了九十度，转四十五度也算。`;
  },
  "study.desk": (view, of) => {
    const { to, own, stars, guest } = lookTo(view, of);
    return `坐下来脸朝${to}，那是${own}生气（${stars}，${view.year}年加${guest}），背后要有墙，门从侧面看得见。`;
  },
  "kitchen.mouth": (view, of) => {
    const { to, own, stars, guest } = lookTo(view, of);
    return `灶的正面（开关那一面）朝${to}，是${own}延年，${stars}，${view.year}年又来${guest}，老话叫压凶向吉。`;
  },
};
