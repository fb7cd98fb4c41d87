import { toYou } from "./asked.ts";

const ending = "(?:吗|么|呢|啊)?[？?。\\s]*$";
const event = new RegExp(`(?:^|[，。！？；\\s])([^，。？！；\\s会能]{0,10})会(?:不会)?([^，。？！；\\s吗么]{1,14}?)${ending}`);
const power = new RegExp(`(?:^|[，。！？；\\s])([^，。？！；\\s会能]{0,10})能(?:不能)?([^，。？！；\\s吗么]{1,14}?)${ending}`);
const asksElse = /什么|怎|谁|哪|多久|几|是不是|为何|够/;

export interface Said {
  who: string;
  what: string;
}

const find = (pattern: RegExp, text: string): Said | null => {
  const found = pattern.exec(text);
  if (!found || asksElse.test(found[0])) return null;
  return { who: toYou(found[1]!).replace(/(?:还|到底|究竟|以后|真的){1,5}$/, ""), what: toYou(found[2]!) };
};

/** 我妈会原谅我吗 → 你妈, 原谅你. null where it cannot be taken apart. */
export const findEvent = (text: string): Said | null => find(event, text);
/** 我能升上主管吗 → 你, 升上主管. */
export const findPower = (text: string): Said | null => find(power, text);

type Claims = readonly [string, string, string, string, string];

/** From −2 to 2; `isDreaded` turns it round. */
export const toEventClaims = ({ who, what }: Said, isDreaded: boolean): Claims =>
  isDreaded
    ? [
        `照现在这样，${who}有可能${what}，换个走法就拦得住`,
        `${who}有点${what}的苗头，还拦得住`,
        `${who}会不会${what}，还没定`,
        `看着${who}不大会${what}`,
        `看着${who}不会${what}`,
      ]
    : [`照现在这样，${who}不会${what}`, `眼下看着${who}不大会${what}`, `${who}会不会${what}，还没定`, `看着${who}会${what}`, `看着${who}会${what}`];

export const toPowerClaims = ({ who, what }: Said): Claims => [
  `照这样，${who}很难${what}`,
  `眼下${who}要${what}有点难`,
  `${who}能不能${what}，看你接下来怎么做`,
  `${who}多半能${what}`,
  `${who}能${what}`,
];
