import { toCapital, toLower } from "../../../../shared/capital.ts";
import type { Luck } from "../../../kit/grids/numbers.ts";
import { tellTriad } from "../../../kit/grids/triad-words.ts";
import type { Head } from "../../../kit/telling/head.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { findNameCharacter } from "../../characters.ts";
import { type Ask, lifeGrids } from "../parts.ts";
import { listProposed } from "../proposed.ts";
import type { Resting } from "../reader.ts";
import { type NameView, ownGrids, toFullName } from "../view.ts";
import { elementNames, gridWords, issueWords, jointShort, jointWords, letterNumberWords, luckWords } from "./names.ts";
import { clause, head, join, unlessTold, withTrait } from "./tell-trait.ts";
import { sayTrait } from "./trait-words.ts";

/** By the score, and by what no score outweighs. */
const sayGood = (view: NameView, { strength, flaw, told }: Resting, turn: number): Head => {
  const { name, cast } = view;
  const [good, bad] = [clause(view, strength), clause(view, flaw)];
  const ofGood = (say: (called: string, said: string) => string, rest: string): Head =>
    withTrait(cast, name, strength, say, unlessTold(told, bad, rest), { told, turn });
  const ofBad = (say: (called: string, said: string) => string, rest: string): Head =>
    withTrait(cast, name, flaw, say, unlessTold(told, good, rest), { told, turn });
  if (flaw.key === "homophone" || flaw.key === "initialsClash")
    return ofBad((called, said) => `${called} has one thing to get past: ${said}`, `Apart from that, ${good}.`);
  if (cast.score >= 88) return ofGood((called, said) => `Yes, ${called} is a good name: ${said}`, `The one thing to say against it is that ${bad}.`);
  if (cast.score >= 75) return ofGood((called, said) => `${called} will do well: ${said}`, `Against it stands that ${bad}.`);
  if (cast.score >= 60) return ofBad((called, said) => `${called} gains and loses: ${said}`, `But ${good}.`);
  return ofBad((called, said) => `By the old rules ${called} does badly: ${said}`, `What it has is that ${good}.`);
};

const sayChange = (view: NameView, { strength, flaw, told }: Resting, turn: number): Head => {
  const { name, cast } = view;
  const [good, bad] = [clause(view, strength), clause(view, flaw)];
  const how = { told, turn };
  if (flaw.weight < 2)
    return withTrait(
      cast,
      name,
      strength,
      (called, said) => `No, keep ${called} as it is: ${said}`,
      unlessTold(told, bad, `The worst one can say is that ${bad}.`),
      how,
    );
  if (flaw.key === "homophone" || flaw.key === "initialsClash")
    return withTrait(cast, name, flaw, (called, said) => `One thing in ${called} is worth a change: ${said}`, "Leave the rest.", how);
  const rest = join(unlessTold(told, good, `${toCapital(good)}.`), "A name people know you by outweighs a number.");
  return withTrait(cast, name, flaw, (called, said) => `Don’t change ${called} over this: ${said}`, rest, how);
};

/** @param rank place of the name that is asked about, 0 the first */
const saySuggest = (view: NameView, turn: number, rank: number): Head => {
  if (view.cast.kind === "english") return head("");
  const proposed = listProposed(view.cast.suggestions);
  const pick = proposed[rank] ?? proposed[0]!;
  const called = toFullName(pick.name);
  const said = `It’s said ${pick.name.sound.pinyin.join(" ")}`;
  if (pick !== proposed[0])
    return withTrait(
      pick.name,
      called,
      pick.strength,
      (name, good) => `For ${name} speaks that ${good}`,
      `${said}; against it speaks that ${sayTrait(pick.name, pick.flaw)}.`,
    );
  const others = proposed.slice(1, 3).map(({ name }) => toFullName(name));
  const first = turn % 2 === 0 ? "Look first at" : "First comes";
  return withTrait(
    pick.name,
    called,
    pick.strength,
    (name, good) => `${first} ${name}: ${good}`,
    `${said}${others.length === 0 ? "" : `; after it come ${listAnd(others)}`}.`,
  );
};

const saySound = (view: NameView, turn: number): Head => {
  const { cast } = view;
  if (cast.kind === "english") {
    const joint = toLower(jointWords[cast.joint]);
    const short = jointShort[cast.joint];
    const run = `The longest run of consonants in ${cast.name} is ${cast.longestRun}, on a beat of ${cast.rhythm}.`;
    return turn % 2 === 0
      ? head(
          `${cast.name} goes ${cast.rhythm} in syllables, and ${joint}.`,
          [`${cast.name} goes ${cast.rhythm}, and ${short}.`, `That’s in syllables; ${joint}.`],
          [`It goes ${cast.rhythm} in syllables, and ${short}.`, `That’s ${cast.name}; ${joint}.`],
        )
      : head([`Said aloud, ${joint}.`, run], [`Said aloud, ${short}.`, `That is, ${joint}. ${run}`]);
  }
  const { sound } = cast;
  const issues = [...sound.issues.map((issue) => issueWords[issue]!), ...sound.homophones.map(({ word }) => `it sounds like “${word}”`)];
  const said = issues.length === 0 ? "no tone, initial or final gets in another’s way" : listAnd(issues);
  const how = issues.length === 0 ? "nothing catches" : issues.length === 1 ? "one thing catches" : "some things catch";
  const pinyin = sound.pinyin.join(" ");
  return turn % 2 === 0
    ? head(
        [`${view.name} has ${sound.score} for sound: ${said}.`, `It’s said ${pinyin}.`],
        [`${view.name} has ${sound.score} for sound: ${how}.`, `It’s said ${pinyin}, and ${said}.`],
      )
    : head(
        [`In tones it goes ${sound.tones.join(", ")}: ${said}.`, `Hence ${sound.score} for ${view.name}.`],
        [`In tones it goes ${sound.tones.join(", ")}, and ${how}.`, `${toCapital(said)}, hence ${sound.score} for ${view.name}.`],
      );
};

const sayMeaning = (view: NameView, turn: number): Head => {
  const { cast, english } = view;
  if (cast.kind === "english") {
    const first = cast.words[0]!.word;
    if (!english?.origin)
      return turn % 2 === 0
        ? head(`${first} isn’t in our table; ask whoever gave it.`, ["It isn’t in our table; ask whoever gave it.", `That’s ${first}.`])
        : head(`Still no root for ${first}; ask the person who chose it.`, ["Still no root for it; ask the person who chose it.", `That’s ${first}.`]);
    const meaning = `“${english.origin.meaning.en}”`;
    return turn % 2 === 0
      ? head(`${first} means ${meaning}.`, [`It means ${meaning}.`, `That’s ${first}.`])
      : head(`In one phrase, ${first} says ${meaning}.`, [`In a phrase: ${meaning}.`, `That’s ${first}.`]);
  }
  const glosses = [...cast.given].flatMap((char) => {
    const meaning = findNameCharacter(char)?.meaning.en;
    return meaning ? [`${char} “${meaning}”`] : [];
  });
  const [first, ...others] = glosses;
  if (!first)
    return turn % 2 === 0
      ? head([`${cast.given} isn’t among the usual characters of names.`, "The family has to say what it means."])
      : head(`Our table has no gloss for ${cast.given}; whoever chose it has.`);
  const rest = others.length === 0 ? "" : `Then comes ${listAnd(others)}. `;
  return turn % 2 === 0
    ? head(`${view.name} says ${listAnd(glosses)}.`, [`${view.name} says ${first} first.`, rest.trim()])
    : head(
        [`Read together it’s ${listAnd(glosses)}.`, `${cast.surname} only leads the way.`],
        [`It begins with ${first}.`, `${rest}${cast.surname} only leads the way.`],
      );
};

const sayNumbers = (view: NameView, turn: number): Head => {
  const { cast } = view;
  if (cast.kind === "english") {
    const { expression, soulUrge, personality } = cast;
    return turn % 2 === 0
      ? head([
          `Expression ${expression.root}, Soul urge ${soulUrge.root}, Personality ${personality.root}.`,
          `Those are the three numbers of ${cast.name}; grids are for Chinese strokes.`,
        ])
      : head([
          `Read the Soul urge, ${soulUrge.root}, before the Expression, ${expression.root}.`,
          `Personality ${personality.root} is only for first meetings.`,
        ]);
  }
  const { grids, luck } = cast;
  const listed = listAnd(ownGrids.map((name) => `${gridWords[name]} ${grids[name]} ${luckWords[luck[name]]}`));
  const worst = ownGrids.find((name) => luck[name] === "unlucky") ?? ownGrids.find((name) => luck[name] === "half");
  if (turn % 2 === 0)
    return head([
      worst ? `The weakest grid of ${view.name} is ${gridWords[worst]}, ${grids[worst]}.` : `No grid of ${view.name} is weak.`,
      `It has ${listed}.`,
    ]);
  const lucky = ownGrids.filter((name) => luck[name] === "lucky").map((name) => gridWords[name]);
  const rest = `The grids are ${listed}; Heaven, ${grids.heaven}, goes with the surname and isn’t counted.`;
  return lucky.length === 0 ? head(["Grid by grid, none is lucky.", rest]) : head([`Grid by grid, lucky: ${listAnd(lucky)}.`, rest]);
};

const sayTriad = (view: NameView, turn: number): Head => {
  if (view.cast.kind === "english") return head("A triad needs Chinese strokes, so an English name has none.");
  const { triadDetail } = view.cast;
  return turn % 2 === 0
    ? head([`The triad of ${view.name} is ${triadDetail.triad}, ${luckWords[triadDetail.luck]}.`, tellTriad(triadDetail, "en")])
    : head([
        `In ${triadDetail.triad} you’re ${elementNames[triadDetail.elements[1]]}; its neighbours give ${`${triadDetail.score}`.replace("-", "−")}.`,
        "The middle one is oneself; the scale runs from −4 to 4.",
      ]);
};

const sayChart = (view: NameView, turn: number): Head => {
  const { cast } = view;
  if (cast.kind === "english") return head(["Letters have no element to hold against a birth chart.", "So of an English name nothing can be said there."]);
  if (!cast.birth)
    return turn % 2 === 0
      ? head([`For ${view.name} and the chart I need a birth.`, "Tell me date and hour and it can be reckoned."])
      : head(["For the elements I need a birthday first.", "The hour may stay unknown, at the cost of one pillar."]);
  const { lacks, useful } = cast.birth;
  const value = cast.scoreParts.find(({ key }) => key === "element")?.value ?? 30;
  const [how, short] = {
    100: ["brings the one wanted first", "brings the first"],
    85: ["brings one of them", "brings one of them"],
    60: ["only touches it through a grid’s number", "only touches it"],
  }[value] ?? ["brings none of it", "brings none of it"];
  const wants = listAnd(useful.map((element) => elementNames[element]));
  const need = `The chart ${lacks.length > 0 ? `has no ${listAnd(lacks.map((element) => elementNames[element]))} and ` : ""}gains by ${wants}`;
  return turn % 2 === 0
    ? head(`${need}, and ${view.name} ${how}.`, [`The chart wants ${wants}; ${view.name} ${short}.`, `${need}; ${cast.given} ${how}.`])
    : head(
        [`Held against the birth chart, ${cast.given} ${how}.`, `That’s ${value}. ${need}.`],
        [`Held against the birth chart, ${cast.given} ${short}.`, `It ${how}: ${value}. ${need}.`],
      );
};

const sayWriting = (view: NameView, turn: number): Head => {
  const { cast } = view;
  if (cast.kind === "english") {
    if (cast.initialsClash)
      return head([`The initials spell ${cast.initialsClash}, which will be noticed on a bag.`, turn % 2 === 0 ? "" : "A middle name parts them."]);
    return head(
      turn % 2 === 0 ? `The initials are ${cast.initials}, and they spell nothing unwelcome.` : `On a bag or a seal, ${cast.initials} does no harm.`,
      ["The initials spell nothing unwelcome.", `They are ${cast.initials}.`],
    );
  }
  const listed = listAnd(cast.proof.map(({ char, strokes }) => `${char} ${strokes}`));
  return turn % 2 === 0
    ? head([`By Kangxi strokes ${view.name} comes to ${cast.grids.total}.`, `That’s ${listed}.`])
    : head([`Today you write ${listAnd(cast.proof.map(({ char, today }) => `${char} ${today}`))}.`, `With the radicals in full that becomes ${listed}.`]);
};

const byPart: Partial<Record<Ask, (view: NameView, turn: number, rank: number) => Head>> = {
  sound: saySound,
  meaning: sayMeaning,
  numbers: sayNumbers,
  triad: sayTriad,
  chart: sayChart,
  writing: sayWriting,
  suggest: saySuggest,
};

const lifeWords = { work: "Work", money: "Money", love: "Love" } as const;
const lifeLuck: Record<Luck, string> = {
  lucky: "the first of them is good footing, and the rest is doing",
  half: "the books disagree on the first, so don’t lean on it",
  unlucky: "tradition dislikes the first, which is one school’s opinion, so carry on as you would",
};
const lifeNumbers = { work: "expression", money: "personality", love: "soulUrge" } as const;

/** What a name may say of a field of life: which grids touch it, and no more. */
const sayLife = (view: NameView, { strength }: Resting, field: keyof typeof lifeGrids, turn: number): Head => {
  const { cast } = view;
  const opening = turn % 2 === 0 ? `${lifeWords[field]} isn’t a name’s business` : `On ${lifeWords[field].toLowerCase()} a name only stands by`;
  if (cast.kind === "english") {
    const of = lifeNumbers[field];
    return head([`${opening}; see ${letterNumberWords[of]} ${cast[of].root}.`, `When all’s said, ${clause(view, strength)}.`]);
  }
  const [main] = lifeGrids[field];
  const grids = lifeGrids[field].map((name) => `${gridWords[name]} ${cast.grids[name]} ${luckWords[cast.luck[name]]}`);
  return head([
    `${opening}; see ${gridWords[main]} ${cast.grids[main]}, ${luckWords[cast.luck[main]]}.`,
    `The grids that touch it are ${listAnd(grids)}: ${lifeLuck[cast.luck[main]]}.`,
  ]);
};

/** One sentence that answers what is asked, in one of two wordings by `turn`; `rank` is the proposed name it asks about, 0 the first. */
export const sayHeadline = (view: NameView, ask: Ask, resting: Resting, turn: number, rank: number): Head => {
  const part = byPart[ask];
  if (part) return part(view, turn, rank);
  const { cast, name } = view;
  const { strength, flaw, told } = resting;
  const how = { told, turn };
  switch (ask) {
    case "change":
      return sayChange(view, resting, turn);
    case "weak":
      return withTrait(
        cast,
        name,
        flaw,
        turn % 2 === 0 ? (called, said) => `The weak point of ${called} is that ${said}` : (_, said) => `It’s weak in one thing: ${said}`,
        "",
        { told },
      );
    case "strong":
      return withTrait(
        cast,
        name,
        strength,
        turn % 2 === 0 ? (called, said) => `The strong point of ${called}: ${said}` : (_, said) => `It’s strong in one thing: ${said}`,
        "",
        { told },
      );
    case "choice": {
      const bad = clause(view, flaw);
      const rest = join("Two names want a count each.", unlessTold(told, bad, `Against this one stands that ${bad}.`));
      return withTrait(cast, name, strength, (called, said) => `Only ${called} is counted here: ${said}`, rest, how);
    }
    case "when":
      return withTrait(
        cast,
        name,
        flaw,
        (_, said) => `No date in a name; look at this: ${said}`,
        `If ${name} is to change, it’s least trouble before the papers are made.`,
        how,
      );
    case "work":
    case "money":
    case "love":
      return sayLife(view, resting, ask, turn);
    default:
      return sayGood(view, resting, turn);
  }
};
