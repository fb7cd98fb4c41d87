import type { FactChip } from "../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Paragraph } from "../../../../topics/kit/reading.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import { chooseUnsaid } from "../talking/choose-unsaid.ts";

/** As many changes as are told; the picture shows the rest. */
const mostTold = 3;

const words = {
  zh: {
    label: "改在哪里",
    heads: {
      corrected: ["改好了，重新排过：", "照改过的又排了一遍：", "记下更正，重排之后："],
      added: ["添上这一样，重新排过：", "有了这个，再排一遍：", "补上以后："],
    },
    rest: (count: number) => `，另有${count}处跟着动`,
    tails: ["问的还是那件事，下面按新的说。", "事情没换，说法照新的来。", "旧的那几句不作数，以下面的为准。"],
    stop: "。",
    one: ({ label }: FactChip, before: string, now: string) => `${label}从${before}变成${now}`,
    came: ({ label, value }: FactChip) => `${label}定下来了：${value}`,
    same: ["改好了，重新排过：起盘的那几样没有变，所以说法也不动。", "改过又排了一遍，盘面照旧。", "这一改没有动到盘面。"],
    join: "；",
  },
  en: {
    label: "What changed",
    heads: {
      corrected: ["Put right and cast again: ", "Cast again with that put right: ", "With the slip put right, here’s what moved: "],
      added: ["Added, and cast again: ", "With that to go on, cast again: ", "That fills a gap, so I cast it afresh: "],
    },
    rest: (count: number) => `, and ${count} more with ${count === 1 ? "it" : "them"}`,
    tails: ["The question is the same; what follows goes by the new chart.", "Same question, new ground.", "Where it differs from before, go by this."],
    stop: ". ",
    one: ({ label }: FactChip, before: string, now: string) => `${label} was ${before} and is now ${now}`,
    came: ({ label, value }: FactChip) => `${label} can be placed now: ${value}`,
    same: [
      "Put right and cast again: nothing the chart stands on has moved, so neither has the answer.",
      "Cast again with that put right, and the picture’s the same.",
      "That change doesn’t reach the chart.",
    ],
    join: "; ",
  },
} satisfies Record<Locale, object>;

/** What was not there at all before, by a name of its own: `pillar.hour`, `angle.ascendant`. A list that has grown, or a tie of two, is none. */
const isWhole = ({ id }: FactChip, earlier: ReadonlyMap<string, string>): boolean => !earlier.has(id) && /^[^.]+\.[a-z]+$/i.test(id);

/** A sign, a house, a star: a figure alone that moves on by a little is none. */
const withoutFigures = (value: string): string => value.replace(/[\d°′″.,%+−-]+/gu, "");
const isOfKind = (before: string, now: string): boolean => withoutFigures(before) !== withoutFigures(now);

type Ways = readonly [string, ...string[]];
export interface Change {
  before: unknown;
  now: unknown;
  how: "corrected" | "added";
}

/** What a correction, or something added, changed in the cast, told before the reading of the new one. */
export const tellChanges = (topic: CastTopic, { before, now, how }: Change, locale: Locale, said: readonly string[]): Paragraph => {
  const { label, one, came, join, stop, rest, ...ways } = words[locale];
  const choose = (options: readonly string[]): string => chooseUnsaid(options as Ways, said, "");
  const earlier = new Map(topic.chips(before, locale).map((chip) => [chip.id, chip.value]));
  const touched = topic.chips(now, locale).filter(({ id, value }) => earlier.has(id) && earlier.get(id) !== value);
  const ofKind = touched.filter(({ id, value }) => isOfKind(earlier.get(id)!, value));
  const moved = ofKind.length > 0 ? ofKind : touched;
  const whole = topic.chips(now, locale).find((chip) => isWhole(chip, earlier));
  const first = whole ? [came(whole)] : [];
  const told = [...first, ...moved.slice(0, mostTold - first.length).map((chip) => one(chip, earlier.get(chip.id)!, chip.value))];
  const more = moved.length - told.length + first.length;
  const changed = `${choose(ways.heads[how])}${told.join(join)}${more > 0 ? rest(more) : ""}${stop}${choose(ways.tails)}`;
  const text = told.length === 0 ? choose(ways.same) : changed;
  const facts = (moved.length > 0 || whole ? [...(whole ? [whole] : []), ...moved] : topic.chips(now, locale)).slice(0, mostTold).map(({ id }) => id);
  return { label, text, facts, part: "lead" };
};
