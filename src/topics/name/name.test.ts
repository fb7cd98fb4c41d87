import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "../../shared/errors.ts";
import { gridNames } from "../kit/grids/grids.ts";
import { parseInput } from "../kit/parse-input.ts";
import { singleSurnames } from "../kit/strokes/data/surnames.ts";
import { findStrokes } from "../kit/strokes/strokes.ts";
import { parseSyllable } from "../kit/strokes/syllable.ts";
import { toLayout } from "./card/layout.ts";
import { findNameCharacter, nameCharacters } from "./characters.ts";
import { toElementScore, toScore } from "./chinese-score.ts";
import { closingCharacters } from "./data/tried-names.ts";
import { type ChineseCast, castName } from "./engine.ts";
import { countSyllables, type EnglishNameCast } from "./english.ts";
import { englishNames, findEnglishName } from "./english-names.ts";
import { toNameFacts } from "./facts.ts";
import golden from "./golden/chinese.json" with { type: "json" };
import { nameInput } from "./input.ts";
import { toSound } from "./sound.ts";
import { factWordsEn } from "./telling/en/fact-words.ts";
import { factWordsZh } from "./telling/zh/fact-words.ts";
import { isTriedName, listTriedNames } from "./tried.ts";

const cast = (given: object) => castName(parseInput(nameInput, given));
const chinese = (given: object): ChineseCast => cast(given) as ChineseCast;
const english = (name: string): EnglishNameCast => cast({ name }) as EnglishNameCast;
const birth = { date: "1990-05-01", time: "13:45", timeZone: "Asia/Shanghai", latitude: 31.2, longitude: 121.5 };
const aSurname = fc.constantFrom(...singleSurnames);
const aGiven = fc.array(fc.constantFrom(...nameCharacters.map(({ char }) => char)), { minLength: 1, maxLength: 2 }).map((chars) => chars.join(""));

describe("a Chinese name", () => {
  test.each(golden.cases)("$traditional: $proof", ({ input: given, traditional, strokes, grids, triad, pinyin, tones }) => {
    const found = chinese(given);
    expect([found.traditional, found.strokes, gridNames.map((name) => found.grids[name]), found.triad]).toEqual([traditional, strokes, grids, triad]);
    expect([found.sound.pinyin.join(" "), found.sound.tones]).toEqual([pinyin, tones]);
  });

  test.each([
    [{ name: "王明", surname: "王" }, "王", "明"],
    [{ name: "王小明", surname: "王小" }, "王小", "明"],
    [{ name: "王明", surname: "李" }, "王", "明"],
    [{ name: "王明", surname: "王明" }, "王", "明"],
    [{ name: "王明", surname: "A", given: "é" }, "王", "明"],
    [{ name: "王明", surname: "李", given: "芳" }, "李", "芳"],
  ])("of %j is %s and %s", (given, surname, called) => {
    const found = chinese(given);
    expect([found.surname, found.given]).toEqual([surname, called]);
  });

  test("scores from 0 to 100, by parts that are each so", () => {
    fc.assert(
      fc.property(aSurname, aGiven, (surname, given) => {
        const { score, scoreParts } = chinese({ surname, given });
        for (const value of [score, ...scoreParts.map((part) => part.value)]) expect(value >= 0 && value <= 100).toBe(true);
        expect(score).toBe(toScore(scoreParts));
      }),
    );
  });

  test("another way to write a character is listed with the grids it would make", () => {
    const { alternatives, grids } = chinese({ surname: "沈", given: "云" });
    // As a surname 沈 is only itself.
    expect(alternatives.map(({ place, form, grids: other }) => [place, form.traditional, grids.total - other.total])).toEqual([[2, "云", 12 - 4]]);
  });

  test("without a birth nothing is lacking or wanted; with one its pillars say so", () => {
    expect(chinese({ surname: "江", given: "沐阳" })).toMatchObject({ birth: null, lacks: null });
    const found = chinese({ surname: "江", given: "沐阳", birth });
    expect([found.lacks, found.birth?.pillars.day, found.scoreParts.some(({ key }) => key === "element")]).toEqual([[], "丙寅", true]);
    expect(chinese({ surname: "江", given: "沐阳", birth: { ...birth, time: null } }).birth?.pillars.hour).toBeNull();
  });

  test("a radical of the first wanted element weighs more than another's, and both more than a grid's", () => {
    const scores = [
      toElementScore(["water", "metal"], ["water"], []),
      toElementScore(["water", "metal"], ["metal"], []),
      toElementScore(["water"], ["fire"], ["water"]),
      toElementScore(["water"], ["fire"], ["fire"]),
    ];
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(new Set(scores).size).toBe(4);
  });
});

describe("the sound of a name", () => {
  const hear = (text: string, given = "甲乙") => toSound(text.split(" ").map(parseSyllable), given);

  test("loses for tones all alike, neighbours alike, and words it should not say", () => {
    expect(hear("zhāng fēi yīng").issues).toEqual(["sameTones"]);
    expect(hear("lǐ xiǎo yǔ").issues).toContain("lowRun");
    expect(hear("lǐ lán xīn").issues).toEqual(["sameInitials"]);
    expect(hear("wáng fāng yú").issues).toEqual(["sameFinals"]);
    expect(hear("wú liáng xīn").homophones).toEqual([{ word: "无良", place: 0, isExact: true }]);
    expect(hear("jiāng mù yáng").score).toBe(100);
  });

  test("a given name doubled on purpose is no echo, a surname said again is", () => {
    expect(hear("lǐ tíng tíng", "婷婷").issues).not.toContain("echo");
    expect(hear("hé hé píng").issues).toContain("echo");
  });
});

describe("names proposed", () => {
  const wish = { surname: "陈", suggest: true, sex: "female" as const, count: 6 };

  test("come ranked, none with a character of another, none with an unwelcome sound, none of the other leaning", () => {
    const { suggestions, isSuggested, given } = chinese(wish);
    const chars = suggestions.flatMap((one) => [...one.given]);
    expect([isSuggested, suggestions.length, suggestions[0]!.given]).toEqual([true, 6, given]);
    expect(suggestions.map(({ score }) => score)).toEqual(suggestions.map(({ score }) => score).sort((one, other) => other - one));
    expect(new Set(chars).size).toBe(chars.length);
    expect(suggestions.flatMap(({ sound }) => sound.homophones)).toEqual([]);
    expect(chars.filter((char) => findNameCharacter(char)?.leaning === "male")).toEqual([]);
  });

  test("keep to the count, the length, and what is to be avoided", () => {
    const first = chinese(wish);
    const avoid = first.suggestions.map(({ given }) => given).join("");
    const second = chinese({ ...wish, avoid });
    expect(second.suggestions.filter(({ given }) => [...given].some((char) => avoid.includes(char)))).toEqual([]);
    expect(chinese({ ...wish, characters: 1, count: 3 }).suggestions.map(({ given }) => [...given].length)).toEqual([1, 1, 1]);
  });

  test("answer a wish: with water asked for, more of them speak of water", () => {
    const countWater = (given: object): number =>
      chinese(given)
        .suggestions.flatMap((one) => [...one.given])
        .filter((char) => findNameCharacter(char)?.theme === "water").length;
    expect(countWater({ ...wish, meaning: "水" })).toBeGreaterThan(countWater(wish));
  });

  test("are the same for the same wish, and score as the name alone does when nothing is wished", () => {
    expect(chinese(wish)).toEqual(chinese(wish));
    for (const { given, score } of chinese(wish).suggestions) expect(chinese({ surname: "陈", given }).score).toBe(score);
  });
});

describe("an English name", () => {
  test("Anna Schmidt: 43, 11 and 32", () => {
    const { expression, soulUrge, personality, rhythm, initialsClash } = english("Anna Schmidt");
    expect([expression.root, soulUrge.root, personality.root, rhythm, initialsClash]).toEqual([7, 11, 5, "2-1", null]);
  });

  test("initials that spell a word are named and cost", () => {
    const clash = english("Alexandra Sophie Schmidt");
    expect([clash.initialsClash, english("Clara Sophie Schmidt").initialsClash]).toEqual(["ASS", null]);
    expect(clash.scoreParts.find(({ key }) => key === "initials")?.value).toBeLessThan(50);
  });

  test.each([
    ["Grace", 1],
    ["Anna", 2],
    ["Charlotte", 2],
    ["Emily", 3],
    ["James", 1],
    ["Olivia", 4],
    ["Sophie", 2],
    ["Wright", 1],
  ])("%s has %i syllables", (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });

  test("a joint that runs together is told", () => {
    expect([english("James Smith").joint, english("Anna Bell").joint, english("Peter Parker").joint]).toEqual(["sameSound", "clear", "rhyme"]);
  });

  test("short forms are known by their long ones", () => {
    expect([findEnglishName("Tom")?.name, findEnglishName("Zoë")?.name, findEnglishName("Xqz")]).toEqual(["Thomas", "Zoe", undefined]);
  });
});

describe("the tables", () => {
  test("hold more than 700 characters, each once, each with strokes and both meanings", () => {
    expect(nameCharacters.length).toBeGreaterThan(700);
    expect(new Set(nameCharacters.map(({ char }) => char)).size).toBe(nameCharacters.length);
    expect(
      nameCharacters.filter(
        ({ char, leaning, meaning }) => !findStrokes(char) || !leaning || !/\p{Script=Han}/u.test(meaning.zh) || !/[a-z]/i.test(meaning.en),
      ),
    ).toEqual([]);
  });

  test("hold more than 300 English names, each once, each with an origin and both meanings", () => {
    expect(englishNames.length).toBeGreaterThan(300);
    expect(new Set(englishNames.map(({ name }) => name)).size).toBe(englishNames.length);
    expect(englishNames.filter(({ leaning, origin, meaning }) => !leaning || origin.length !== 2 || !meaning.zh || !meaning.en)).toEqual([]);
  });
});

describe("names in use", () => {
  test("are more than 600, each once, all of characters in the table; no name proposed ends on a plain noun", () => {
    const all = [...listTriedNames(null, 2), ...listTriedNames(null, 1)].map(({ given }) => given);
    expect(all.length).toBeGreaterThan(600);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((given) => [...given].some((char) => !findNameCharacter(char)))).toEqual([]);
    expect([..."水石土火金天地"].filter((char) => closingCharacters.includes(char))).toEqual([]);
  });

  test("come first: for the ten surnames most borne the first three proposals are all such", () => {
    for (const surname of "王李张刘陈杨黄赵吴周")
      for (const sex of ["female", "male"] as const) {
        const { suggestions } = chinese({ surname, suggest: true, sex });
        expect(
          suggestions
            .slice(0, 3)
            .filter(({ given }) => !isTriedName(given))
            .map(({ given }) => given),
        ).toEqual([]);
      }
  });
});

describe("facts", () => {
  test("have ids of their own and words in both languages", () => {
    for (const given of [{ surname: "沈", given: "云", birth }, { name: "Anna Sue Schmidt" }, { surname: "陈", suggest: true }]) {
      const facts = toNameFacts(cast(given));
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
      for (const words of [factWordsZh, factWordsEn]) {
        for (const { key, values } of facts) {
          const say = words[key] as (of: typeof values) => { label: string; value: string; note?: string };
          const { label, value, note = "" } = say(values);
          for (const text of [label, value, note]) expect(`${key}: ${text}`).not.toMatch(/undefined|NaN|null|: $/);
        }
      }
    }
  });
});

describe("the drawing", () => {
  test.each(["江沐", "江沐阳", "江沐阳明", "欧阳修", "欧阳明月", "欧阳明月光"])("brackets what each grid of %s adds up", (name) => {
    const one = chinese({ name });
    const { counted, spans } = toLayout(one);
    for (const grid of ["heaven", "person", "earth"] as const) {
      const [from, to] = spans[grid];
      expect(counted.slice(from, to + 1).reduce((sum, { strokes }) => sum + strokes, 0)).toBe(one.grids[grid]);
    }
  });
});

describe("the input", () => {
  test.each([
    [{}, "name"],
    [{ surname: "江" }, "given"],
    [{ given: "沐阳" }, "surname"],
    [{ suggest: true }, "surname"],
    [{ surname: "Smith", suggest: true }, "surname"],
    [{ name: "江" }, "name"],
    [{ surname: "江", given: "Anna" }, "given"],
    [{ name: "R2D2!" }, "name"],
  ])("%j is refused at %s", (given, field) => {
    try {
      cast(given);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      expect((error as AppError).details).toEqual({ fields: { [field as string]: expect.any(String) } });
    }
  });
});
