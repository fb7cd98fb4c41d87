import { type Mountain, mountains, toBearing, toOpposite } from "../kit/compass/mountain.ts";
import { type Direction, toOppositeDirection } from "../kit/compass/palace.ts";
import type { FengshuiInput } from "./input.ts";

type Heard = Partial<Pick<FengshuiInput, "facing" | "isMagnetic" | "declination" | "accuracy">>;

const directionWords: Record<string, Direction> = {
  东: "E",
  東: "E",
  南: "S",
  西: "W",
  北: "N",
  东南: "SE",
  東南: "SE",
  东北: "NE",
  東北: "NE",
  西南: "SW",
  西北: "NW",
  north: "N",
  south: "S",
  east: "E",
  west: "W",
  northeast: "NE",
  northwest: "NW",
  southeast: "SE",
  southwest: "SW",
  n: "N",
  s: "S",
  e: "E",
  w: "W",
  ne: "NE",
  nw: "NW",
  se: "SE",
  sw: "SW",
};

const zh = "([东東西]?[南北]|[东東西])(?![东東南西北])";
const en = "(north|south|east|west|north[ -]?(?:east|west)|south[ -]?(?:east|west))(?![a-z]|[ -](?:east|west))";
const short = "(ne|nw|se|sw|n|s|e|w)(?![a-z])";
const mountain = `([${mountains.join("")}])`;
const number = "(\\d{1,3}(?:\\.\\d{1,6})?)";

/** A room, a window or a bed may look elsewhere than the house does. */
const ofRoom =
  /(?:卧室?|房间|书房|厨房|客厅|阳台|窗户?|床头?|床位|沙发|桌子?|灶台?|马桶|卫生间|厕所|浴室|儿童房|房门|入户门)(?:都|是|也|的|开){0,4}$|\b(?:bed|bedroom|window|windows|balcony|kitchen|desk|sofa|stove|toilet|bathroom|study|room)s?\s{0,9}(?:(?:is|are|that)\s{0,9})?$/i;
const ofRoomAfter =
  /^(?:的|那(?:间|个)|这(?:间|个))*(?:主|次)?(?:卧|房间|书房|厨房|客厅|阳台|窗|床|屋子?里|那间)|^[- ]?(?:facing\s+)?(?:bed|bedroom|window|balcony|kitchen|desk|room|study)/i;
const denied = /(?:不是?|没有?|并非|别)(?:坐[东東南西北]+)?$|\b(?:not|never|isn['’]t|doesn['’]t|don['’]t)\s+(?:\w+\s+)?$/i;

/** More letters than any words that say whose direction is told. */
const mostBefore = 60;

const toDirection = (word: string): Direction | undefined => directionWords[word.toLowerCase().replace(/[ -]/g, "")];

type Reading = { pattern: RegExp; read(match: RegExpMatchArray): FengshuiInput["facing"] | undefined };

const inDegrees = (text: string | undefined, turn: number): number | undefined => {
  const degrees = Number(text);
  return text === undefined || degrees > 360 ? undefined : turn === 0 ? degrees : toBearing(degrees + turn);
};
const opposite = (word: string): Direction | undefined => {
  const direction = toDirection(word);
  return direction && toOppositeDirection(direction);
};
const quarterTurns: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 };

/** 南偏西10度: so many degrees from one quarter towards the next. */
const offQuarter = (from: string, towards: string, text: string): number | undefined => {
  const [start, end] = [from, towards].map((word) => quarterTurns[toDirection(word) ?? ""]);
  if (start === undefined || end === undefined || Math.abs(start - end) === 180 || start === end || Number(text) > 90) return undefined;
  return toBearing(start + (toBearing(end - start) === 90 ? 1 : -1) * Number(text));
};
const asMountain = (sitting: string, facing: string): Mountain | undefined => (toOpposite(sitting as Mountain) === facing ? (facing as Mountain) : undefined);
const notPlace = "(?!\\s*(?:年|月|日|号|平|米|层|楼|室|岁|多|[:：\\-/]?\\d|['’′]|[NSEW](?![a-z])))";

/** Plainer readings first: the first group that finds something wins, and in it what was said last. */
const readings: Reading[][] = [
  [
    { pattern: new RegExp(`${mountain}山${mountain}向`, "g"), read: ([, sitting = "", facing = ""]) => asMountain(sitting, facing) },
    { pattern: new RegExp(`坐${mountain}[山]?[朝向]${mountain}`, "g"), read: ([, sitting = "", facing = ""]) => asMountain(sitting, facing) },
    { pattern: new RegExp(`^\\s*(?:立)?${mountain}向\\s*$`, "g"), read: ([, facing]) => facing as Mountain },
  ],
  [
    {
      pattern: new RegExp(`正?([东東南西北])偏([东東南西北])(?:大?约|大概)?${number}\\s*(?:度|°)`, "g"),
      read: ([, from = "", towards = "", text = ""]) => offQuarter(from, towards, text),
    },
  ],
  [
    {
      pattern: new RegExp(`(?:朝向?|面向|向|度数)(?:是|为|在)?(?:大?约|大概|差不多)?[:：\\s]{0,9}${number}${notPlace}`, "g"),
      read: ([, text]) => inDegrees(text, 0),
    },
    {
      pattern: new RegExp(
        `\\b(?:fac(?:es|ing)|bearing|heading)(?:\\s{1,9}(?:is|of|to|towards?|about|around|roughly|at)){0,6}[:=\\s]{0,9}${number}${notPlace}`,
        "gi",
      ),
      read: ([, text]) => inDegrees(text, 0),
    },
  ],
  [
    { pattern: new RegExp(`(?<![坐\\d.])${number}\\s*(?:度|°|deg(?:rees?)?\\b)(?!\\s*[CFNSEW](?![a-z])|角)`, "gi"), read: ([, text]) => inDegrees(text, 0) },
    { pattern: new RegExp(`^\\s*${number}\\s*$`, "g"), read: ([, text]) => inDegrees(text, 0) },
  ],
  [{ pattern: new RegExp(`坐${number}\\s*(?:度|°)`, "g"), read: ([, text]) => inDegrees(text, 180) }],
  [
    { pattern: new RegExp(`坐正?${zh}[朝向]正?${zh}`, "g"), read: ([, , facing = ""]) => toDirection(facing) },
    {
      pattern: new RegExp(`(?:面?朝|面?向|朝向|面对)(?:是|为|的是|：|:)?\\s*(?:着)?正?${zh}(?!走|去|移|边走)`, "g"),
      read: ([, facing = ""]) => toDirection(facing),
    },
    { pattern: new RegExp(`正?${zh}(?:朝向|向(?:的|房|户型|$|[，。,]))`, "g"), read: ([, facing = ""]) => toDirection(facing) },
    {
      pattern: new RegExp(`\\b(?:fac(?:es?|ing)|looks|looking|fronts)(?:\\s{1,9}(?:to|towards?|due|the|onto|roughly|about)){0,6}\\s{1,9}${en}`, "gi"),
      read: ([, facing = ""]) => toDirection(facing),
    },
    { pattern: new RegExp(`\\b(?:fac(?:es?|ing))(?:\\s+due)?\\s+${short}`, "gi"), read: ([, facing = ""]) => toDirection(facing) },
    { pattern: new RegExp(`\\b${en}[- ](?:facing|oriented|frontage)`, "gi"), read: ([, facing = ""]) => toDirection(facing) },
  ],
  [
    { pattern: new RegExp(`坐(?:落?在)?正?${zh}`, "g"), read: ([, sitting = ""]) => opposite(sitting) },
    {
      pattern: new RegExp(`\\b(?:sits|sitting|backs?|backing)(?:\\s{1,9}(?:to|in|on|onto|at|the|towards?)){0,6}\\s{1,9}${en}`, "gi"),
      read: ([, sitting = ""]) => opposite(sitting),
    },
  ],
];

const findFacing = (text: string): FengshuiInput["facing"] | undefined => {
  for (const group of readings) {
    const found = group
      .flatMap(({ pattern, read }) =>
        [...text.matchAll(pattern)].map((match) => ({ at: match.index, end: match.index + match[0].length, facing: read(match) })),
      )
      .filter(({ at, end, facing }) => {
        const before = text.slice(Math.max(0, at - mostBefore), at);
        return facing !== undefined && !denied.test(before) && !ofRoom.test(before) && !ofRoomAfter.test(text.slice(end, end + mostBefore).trimStart());
      })
      .sort((one, other) => one.at - other.at);
    const last = found.at(-1)?.facing;
    if (last !== undefined) return last;
  }
  return undefined;
};

const chineseDeclination = /磁偏角[^\d\-−东西]{0,20}(?:偏?([东西])偏?\s{0,9})?([-−]?\d{1,4}(?:\.\d{1,6})?)\s{0,9}(?:度|°)?/;
const englishDeclination =
  /\bdeclination(?:\s{1,9}(?:is|of)){0,2}[:=\s]{0,9}([-−]?\d{1,4}(?:\.\d{1,6})?)\s{0,9}(?:(?:degrees?|deg|°)\s{0,9})?([EW]|east|west)?\b/i;

const findDeclination = (text: string): { declination: number; said: string } | undefined => {
  const chinese = chineseDeclination.exec(text);
  const match = chinese ?? englishDeclination.exec(text);
  if (!match) return undefined;
  const [said, first, second] = match;
  const [side, digits] = chinese ? [first, second] : [second, first];
  const value = Number((digits ?? "").replace("−", "-"));
  return { declination: side && /^(?:西|w)/i.test(side) ? -Math.abs(value) : value, said };
};

const saysMagnetic = /指南针|磁北|磁方位|罗盘(?:量|测|读|上)|\b(?:compass|magnetic|needle)\b/i;
const saysTrue = /真北|地图(?:上)?(?:量|看|测)|\b(?:true north|on the map|from (?:a|the) map|google maps)\b/i;
/** A phone's compass is seldom better than this, nor is "about". */
const roughDegrees = 5;
const saysRough = /手机|大概|大约|差不多|左右|估计|\b(?:phone|about|roughly|approximately|around|more or less|give or take)\b/i;
const saidError = /(?:±|\+\/-|误差|正负|give or take)\s{0,9}(?:(?:在|约|是)\s{0,9})?(\d{1,4}(?:\.\d{1,6})?)\s{0,9}(?:度|°|deg)/i;

const findAccuracy = (text: string): number | undefined => {
  const said = saidError.exec(text)?.[1];
  if (said !== undefined) return Math.min(22.5, Number(said));
  return saysRough.test(text) ? roughDegrees : undefined;
};

/** 子山午向, 坐北朝南, "245 degrees by my phone", "faces south-west": where the front looks, as exactly as it was said. */
export const understandFacing = (text: string): Heard => {
  const declined = findDeclination(text);
  const rest = declined ? text.replace(declined.said, " ") : text;
  const facing = findFacing(rest.replace(saidError, " "));
  const isNumber = typeof facing === "number";
  const accuracy = isNumber ? findAccuracy(rest) : undefined;
  return {
    ...(facing === undefined ? {} : { facing }),
    ...(accuracy === undefined ? {} : { accuracy }),
    ...(saysTrue.test(rest) ? { isMagnetic: false } : saysMagnetic.test(rest) || declined ? { isMagnetic: true } : {}),
    ...(declined ? { declination: declined.declination } : {}),
  };
};
