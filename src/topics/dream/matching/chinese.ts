import { symbolIds, symbols } from "../lexicon/entries.ts";
import { everydayCompounds } from "./data/compounds.ts";
import { groupBy, type Match, pickLongest, type Span } from "./match.ts";

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Forms by their first character. */
const toIndex = <Item>(items: readonly (readonly [form: string, item: Item])[]): Map<string, (readonly [string, Item])[]> => {
  const index = new Map<string, (readonly [string, Item])[]>();
  for (const item of items) {
    const first = item[0].charAt(0);
    index.set(first, [...(index.get(first) ?? []), item]);
  }
  return index;
};

const forms = symbolIds.flatMap((id) => symbols[id].zh.map((form) => [form, id] as const));
const formSet = new Set(forms.map(([form]) => form));
const formIndex = toIndex(forms);
/** A guard that is itself a form of the lexicon guards nothing: as the longer one it wins. */
const guardIndex = toIndex([
  ...everydayCompounds.filter((guard) => !formSet.has(guard)).map((guard) => [guard, null] as const),
  ...symbolIds.flatMap((id) => (symbols[id].not ?? []).filter(isHan).map((guard) => [guard, id] as const)),
]);

const findAll = <Item>(text: string, index: Map<string, (readonly [string, Item])[]>): (Span & { item: Item })[] => {
  const found: (Span & { item: Item })[] = [];
  for (let from = 0; from < text.length; from += 1)
    for (const [form, item] of index.get(text.charAt(from)) ?? []) if (text.startsWith(form, from)) found.push({ from, to: from + form.length, item });
  return found;
};

const longestGuard = Math.max(...[...guardIndex.values()].flat().map(([form]) => form.length));

/** “没有蛇”, “不是一条狗”: what is said not to be there. */
const denied = /(?:没有|没看见|没看到|没见到?|不是|并非|没梦见|没梦到|不像|也没)(?:任何|什么|看到|一)?[条只个头匹座间根把张朵群]?(?:人)?$/;
/** A form that itself says no (“没穿衣服”) cannot be denied by the same word. */
const reachBefore = 9;

/** The images of the lexicon in a Chinese text: the longest form wins, guarded words and what is denied are left out. 马上看见一匹白马 → the second 马 only. */
export const findChinese = (text: string): Match[] => {
  const guards = groupBy(findAll(text, guardIndex), ({ from }) => from);
  const isGuarded = ({ from, to, item }: Span & { item: Match["id"] }): boolean => {
    for (let start = Math.max(0, to - longestGuard); start <= from; start += 1)
      if (guards.get(start)?.some((guard) => (guard.item === null || guard.item === item) && guard.to >= to && guard.to - start > to - from)) return true;
    return false;
  };
  const found = findAll(text, formIndex).filter((one) => !isGuarded(one));
  return pickLongest(found)
    .filter(({ from }) => !denied.test(text.slice(Math.max(0, from - reachBefore), from)))
    .map(({ from, to, item }) => ({ from, to, id: item }));
};
