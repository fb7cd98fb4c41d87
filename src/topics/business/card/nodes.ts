import type { Element } from "../../kit/hexagrams/elements.ts";
import type { BusinessCast } from "../engine.ts";

/** Clockwise from the top, each feeding the next. */
const order: readonly Element[] = ["fire", "earth", "metal", "water", "wood"];

/** What lights the ring: there before a name is. */
export type RingParts = Pick<BusinessCast, "industry" | "chinese" | "owner">;

/** One of the five elements and what falls to it. */
interface ElementNode {
  element: Element;
  /** The name's own signs. */
  signs: string;
  isTrade: boolean;
  isSecond: boolean;
  /** The owner can use it. */
  isUseful: boolean;
  fact: string;
}

export const listNodes = ({ industry, chinese, owner }: RingParts): ElementNode[] =>
  order.map((element) => {
    const signs = (chinese?.elements ?? [])
      .filter((one) => one.element === element)
      .map(({ char }) => char)
      .join("");
    const isTrade = industry?.main === element;
    const isUseful = owner?.useful.includes(element) === true;
    const fact = !isTrade && signs !== "" ? "nameElement" : !isTrade && isUseful ? "owner" : "industry";
    return { element, signs, isTrade, isSecond: industry?.second === element, isUseful, fact };
  });
