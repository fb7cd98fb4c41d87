import { type HourModel, toInformation, toModel } from "./hour-model.ts";
import { isMarked, type Mark, markedFrom, type PastKind, type PastView, pastKinds, toScore } from "./past.ts";

/** What is asked: did this happen in this year? */
export interface AskedYear {
  /** "2014-move" */
  id: string;
  year: number;
  /** As old as the person became in it. */
  age: number;
  kind: PastKind;
}

/** How many of each are asked, as many as there are. */
const [steadyMost, tellingMost, controlMost] = [1, 3, 2];
/** Fewer say nothing at all. */
const [markedLeast, controlLeast] = [3, 2];

/** Nothing is asked of earlier years. */
export const youngest = 6;
/** From this age on a kind is asked about. */
const from: Record<PastKind, number> = { move: youngest, family: 8, body: youngest, standing: 10, bond: 17 };

interface Item extends AskedYear {
  /** By hour. */
  marks: boolean[];
  strength: number;
}

/** What is early is remembered worse. */
const toMemory = (age: number): number => (age < 10 ? 0.5 : age < 14 ? 0.75 : 1);
const strongest = 2;

const toItem = (year: number, age: number, kind: PastKind, byHour: readonly (readonly Mark[])[]): Item => {
  const best = Math.max(...byHour.map((marks) => toScore(marks, kind)));
  return { id: `${year}-${kind}`, year, age, kind, marks: byHour.map((marks) => isMarked(marks, kind)), strength: Math.min(best, strongest) * toMemory(age) };
};

const listItems = ({ birthYear, hours }: PastView, lastYear: number): Item[] => {
  const items: Item[] = [];
  for (let year = birthYear + youngest; year <= lastYear; year += 1) {
    const byHour = hours.map(({ marks }) => marks(year));
    for (const kind of pastKinds) if (year - birthYear >= from[kind]) items.push(toItem(year, year - birthYear, kind, byHour));
  }
  return items;
};

const isAll = ({ marks }: Item): boolean => marks.every(Boolean);
const isAny = ({ marks }: Item): boolean => marks.some(Boolean);

/** Two years side by side are taken for each other. */
const isApart = (item: Item, chosen: readonly Item[]): boolean => chosen.every(({ year }) => Math.abs(year - item.year) > 1);

/** A kind asked once already is worth less than a fresh one. */
const toFreshness = ({ kind }: Item, chosen: readonly Item[]): number => 0.6 ** chosen.filter((one) => one.kind === kind).length;
const toWorth = (item: Item, chosen: readonly Item[]): number => item.strength * toFreshness(item, chosen);

const findBest = (items: readonly Item[], worth: (item: Item) => number): Item | undefined => {
  let best: { item: Item; of: number } | undefined;
  for (const item of items) {
    const of = worth(item);
    // Of equals the later: it is remembered better.
    if (!best || of >= best.of) best = { item, of };
  }
  return best?.item;
};

const chooseSteady = (items: readonly Item[], chosen: Item[], most: number): void => {
  while (chosen.length < most) {
    const free = items.filter((item) => isApart(item, chosen));
    const best = findBest(free, (item) => toWorth(item, chosen));
    if (!best) return;
    chosen.push(best);
  }
};

/** Bits below which a year tells no hour from another, and how much a year's strength weighs beside them. */
const leastGain = 0.01;
const strengthShare = 0.02;

/** So many of those asked are to be marked by the hour that was given; beyond them it is no better than its neighbours, or it would be leant to by design. */
const ownLeast = 2;

const findTelling = (items: readonly Item[], chosen: readonly Item[], model: HourModel): Item | undefined => {
  const toBits = (of: readonly Item[]): number =>
    toInformation(
      model,
      of.map(({ marks }) => marks),
    );
  const before = toBits(chosen);
  let best: { item: Item; worth: number } | undefined;
  for (const item of items) {
    if (!isApart(item, chosen)) continue;
    const gain = toBits([...chosen, item]) - before;
    const worth = gain * toFreshness(item, chosen) * toMemory(item.age) + strengthShare * toWorth(item, chosen);
    if (gain >= leastGain && (!best || worth >= best.worth)) best = { item, worth };
  }
  return best?.item;
};

const chooseTelling = (items: readonly Item[], chosen: Item[], model: HourModel): void => {
  const isOwn = ({ marks }: Item): boolean => model.given !== null && marks[model.given]!;
  for (let left = tellingMost; left > 0; left -= 1) {
    const lacking = model.given === null ? 0 : Math.max(0, ownLeast - chosen.filter(isOwn).length);
    // Where no telling year is its own, steady ones will be: there must be room for them.
    const best =
      (lacking > 0 ? findTelling(items.filter(isOwn), chosen, model) : undefined) ?? (left > lacking ? findTelling(items, chosen, model) : undefined);
    if (!best) return;
    chosen.push(best);
  }
};

/** The nearest year that no hour marks for anything, asked for what a marked one is asked for; else the nearest that none marks for that. */
const findControl = (items: readonly Item[], like: Item, taken: readonly Item[], blank: ReadonlySet<number>): Item | undefined => {
  const same = items.filter((item) => item.kind === like.kind && !isAny(item) && isApart(item, taken));
  const nearest = (of: readonly Item[]) => findBest(of, (item) => -Math.abs(item.year - like.year) - (item.strength >= markedFrom / 2 ? 3 : 0));
  return nearest(same.filter(({ year }) => blank.has(year))) ?? nearest(same);
};

const chooseControls = (items: readonly Item[], chosen: readonly Item[]): Item[] => {
  const marked = new Set(items.filter(isAny).map(({ year }) => year));
  const blank = new Set(items.map(({ year }) => year).filter((year) => !marked.has(year)));
  const controls: Item[] = [];
  const kinds = new Set<PastKind>();
  const likes = [...chosen].sort((one, other) => Number(kinds.has(one.kind)) - Number(kinds.has(other.kind)));
  for (const like of [...likes, ...likes]) {
    if (controls.length === controlMost) break;
    if (kinds.has(like.kind) && kinds.size < new Set(chosen.map(({ kind }) => kind)).size) continue;
    const control = findControl(items, like, [...chosen, ...controls], blank);
    if (control) controls.push(control);
    kinds.add(like.kind);
  }
  return controls;
};

/**
 * The years to ask, in their order: two that are marked whichever hour it was, two that tell the hours apart as well as any, and two that no hour marks,
 * asked in the same words. Empty where too little has passed.
 * @param lastYear the last that has ended
 */
export const chooseYears = (view: PastView, lastYear: number): AskedYear[] => {
  const items = listItems(view, lastYear);
  const model = toModel(view);
  const chosen: Item[] = [];
  chooseSteady(items.filter(isAll), chosen, steadyMost);
  chooseTelling(
    items.filter((item) => isAny(item) && !isAll(item)),
    chosen,
    model,
  );
  chooseSteady(items.filter(isAll), chosen, steadyMost + tellingMost);
  chooseSteady(items.filter(isAny), chosen, steadyMost + tellingMost);
  const controls = chooseControls(items, chosen);
  if (chosen.length < markedLeast || controls.length < controlLeast) return [];
  return [...chosen, ...controls].sort((one, other) => one.year - other.year).map(({ id, year, age, kind }) => ({ id, year, age, kind }));
};
