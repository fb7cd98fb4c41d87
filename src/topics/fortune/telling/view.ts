import type { Locale } from "../../../shared/i18n/locale.ts";
import { isStaying } from "../../kit/hearing/choice.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { type Aspect, aspects, findAspect } from "../aspect.ts";
import type { Deity, TempleId } from "../data/deities.ts";
import { temples } from "../data/deities.ts";
import type { LotFacts, LotSetId, LotText } from "../data/lot.ts";
import { lotTexts } from "../data/texts.ts";
import { findUnheld, type UnheldDeity } from "../data/unheld.ts";
import type { Blocks, FortuneCast } from "../engine.ts";
import { getDeity, getLot, getSet } from "../offered.ts";
import { findTiming, type Timing } from "../timing.ts";

/** Lots of one grade; where the set has none, of one tone: 0 yes, 1 level, 2 not yet. */
interface Kin {
  name: string;
  count: number;
}

interface Ways {
  spoken: string;
  other: string;
  /** True where one of the two stays put and the lot speaks of the one that moves; false where it speaks of the one named first. */
  isMove: boolean;
}

interface Returned {
  lot: LotFacts;
  text: LotText;
  blocks: Blocks;
}

/** All that a sentence may be made of. */
export interface View {
  cast: FortuneCast;
  lot: LotFacts;
  text: LotText;
  deity: Deity;
  temple: string | null;
  timing: Timing | null;
  /** Lots of the set, and those of this lot's grade. */
  of: number;
  alike: number;
  /** Lots of the same palace or first stem, this one among them, by grade or tone; none where the set counts by number alone. */
  kin: Kin[];
  /** How many lots of the set lean to yes, stand level, lean to not yet. */
  toneCounts: [number, number, number];
  /** How many lots lean exactly as this one does. */
  strongest: number;
  /** Whom the question was meant for, where their lots are not held. */
  unheld: UnheldDeity | undefined;
  confirmed: Blocks;
  returned: Returned[];
  question: Question;
  /** Of two ways asked about: the one the lot speaks of, and the other. Null where no choice was asked. */
  ways: Ways | null;
  /** The matter asked about, or null. */
  aspect: Aspect | null;
  /** The matters not asked about, the order turned by `variant`. */
  beside: Aspect[];
  variant: number;
}

const getText = (set: LotSetId, number: number, locale: Locale): LotText => {
  const text = lotTexts[set]?.[locale][number];
  if (!text) throw new RangeError(`no text for lot ${number} of ${set}`);
  return text;
};

const toTone = ({ lean }: LotFacts): number => 1 - Math.sign(lean);

const countKin = (facts: readonly LotFacts[], lot: LotFacts): Kin[] => {
  const counts = new Map<string, number>();
  for (const one of facts.filter(({ ganzhi }) => ganzhi !== null && ganzhi.charAt(0) === lot.ganzhi?.charAt(0))) {
    const name = one.grade ?? `${toTone(one)}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
};

/** A lot has one voice, and it is about doing the thing: so of two ways it speaks of the one that moves, or else of the one named first. */
const toWays = ({ options, locale }: Question): Ways | null => {
  if (!options) return null;
  const [first, second] = options;
  const [firstStays, secondStays] = [isStaying(first, locale), isStaying(second, locale)];
  if (firstStays === secondStays) return { spoken: first, other: second, isMove: false };
  return firstStays ? { spoken: second, other: first, isMove: true } : { spoken: first, other: second, isMove: true };
};

const templeName = (id: TempleId | null, locale: Locale): string | null => (id === null ? null : temples[id].name[locale]);

export const toView = (cast: FortuneCast, question: Question, variant: number): View => {
  const { locale } = question;
  const { facts } = getSet(cast.set);
  const lot = getLot(cast.set, cast.number);
  const aspect = findAspect(question);
  const others = aspects.filter((one) => one !== aspect);
  const from = (cast.number + variant * 2) % others.length;
  return {
    cast,
    lot,
    text: getText(cast.set, cast.number, locale),
    deity: getDeity(cast.deity),
    temple: templeName(cast.temple, locale),
    timing: findTiming(cast.ganzhi),
    of: facts.length,
    alike: facts.filter(({ grade }) => grade === lot.grade).length,
    kin: countKin(facts, lot),
    toneCounts: [0, 1, 2].map((tone) => facts.filter((one) => toTone(one) === tone).length) as [number, number, number],
    strongest: facts.filter(({ lean }) => lean === lot.lean).length,
    unheld: findUnheld(cast.askedOf),
    confirmed: cast.blocks.at(-1)!,
    returned: cast.blocks.slice(0, -1).map((blocks) => ({ blocks, lot: getLot(cast.set, blocks.made), text: getText(cast.set, blocks.made, locale) })),
    question,
    ways: toWays(question),
    aspect,
    beside: [...others.slice(from), ...others.slice(0, from)],
    variant,
  };
};
