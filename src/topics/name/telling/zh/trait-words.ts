import type { ChineseNameCast } from "../../chinese.ts";
import type { EnglishNameCast } from "../../english.ts";
import { findEnglishName } from "../../english-names.ts";
import { findConfusion, findHardCharacter, findManyRead } from "../given-characters.ts";
import type { FlawKey, StrengthKey, Trait } from "../traits.ts";
import { listMissingDigits } from "../view.ts";
import { elementNames, gridWords, letterNumberWords } from "./names.ts";

/** Where each pair of sounds falls together. */
const placeWords: Record<string, string> = { nl: "湖南、四川", flat: "南方", nasal: "江浙、川渝", fh: "福建、湖南" };

type Cast = ChineseNameCast | EnglishNameCast;

const toChinese = (cast: Cast, trait: Trait): string => {
  if (cast.kind === "english") return "";
  const number = trait.grid ? cast.grids[trait.grid] : 0;
  const homophones = cast.sound.homophones.map(({ word }) => word).join("、");
  const wanted = cast.birth?.useful[0];
  const strokes = cast.proof.slice([...cast.surname].length).reduce((sum, { today }) => sum + today, 0);
  const texts: Partial<Record<StrengthKey | FlawKey, string>> = {
    allLucky: `人、地、外、总四格全是吉数`,
    triadBest: `三才${cast.triad}，上下都来生助`,
    triadLucky: `三才${cast.triad}，天地两头都不为难`,
    gridLucky: `${gridWords[trait.grid ?? "person"]} ${number} 是吉数`,
    soundClean: `读作 ${cast.sound.pinyin.join(" ")}，不磕绊`,
    elementFirst: `字里正有命局头一样要的五行`,
    elementOther: `字里带着命局用得上的五行`,
    allFive: `五格五行样样都有`,
    lightHand: `名只有 ${strokes} 画，好写`,
    plainStart: `没有大毛病`,
    homophone: `念快了就是“${homophones}”`,
    homophoneLoose: `声音挨着“${homophones}”`,
    echo: `相邻两个字同音，像口吃`,
    sameTones: `三个字一个声调，少起伏`,
    lowRun: `末尾两个三声连着，念着费劲`,
    sameInitials: `相邻两字声母一样，舌头要绊一下`,
    sameFinals: `相邻两字韵母一样，听着黏`,
    gridUnlucky: `${gridWords[trait.grid ?? "person"]} ${number} 老说法算凶数`,
    gridHalf: `${gridWords[trait.grid ?? "person"]} ${number} 各家说法不一`,
    triadUnlucky: `三才${cast.triad}相克`,
    elementNone: `没带来命局要的${wanted ? elementNames[wanted] : "五行"}`,
    heavyHand: `名就有 ${strokes} 画，小孩写着累`,
    hardChar: `${findHardCharacter(cast)?.char ?? ""}有 ${findHardCharacter(cast)?.today ?? 0} 画，小孩写着累`,
    manyRead: `${findManyRead(cast)?.char ?? ""}是多音字（${findManyRead(cast)?.readings.join("、") ?? ""}），会有人念错`,
    misheard: `${findConfusion(cast)?.char ?? ""}的音在${placeWords[findConfusion(cast)?.kind ?? "nl"]}容易听岔`,
    tried: `用的人多，容易重名`,
    rare: `少有人用，头一回要解释是哪几个字`,
  };
  return texts[trait.key] ?? "";
};

const toEnglish = (cast: EnglishNameCast, trait: Trait): string => {
  const master = (["expression", "soulUrge", "personality"] as const).find((of) => cast[of].root > 9);
  const first = cast.words[0]!;
  const texts: Partial<Record<StrengthKey | FlawKey, string>> = {
    master: `${master ? `${letterNumberWords[master]}是 ${cast[master].root}` : ""}，不再往下归的大数`,
    unlikeLengths: `音节 ${cast.rhythm}，长短错开`,
    cleanJoint: `词与词之间断得清`,
    alliteration: `同字母打头，听一遍就记住`,
    easy: `没有难拼的辅音堆`,
    knownOrigin: `${first.word} 有来历，意思是“${findEnglishName(first.word)?.meaning.zh ?? ""}”`,
    plainStart: `没有大毛病`,
    initialsClash: `首字母拼出 ${cast.initialsClash ?? ""}`,
    rhyme: `前后押韵，像顺口溜`,
    sameSound: `前一词的尾和后一词的头是同一个字母，念快了连成一片`,
    longRun: `一口气要吐 ${cast.longestRun} 个辅音`,
    twoBeats: `一拍加一拍，短促得像口令`,
    sameLengths: `两个词一样长（${cast.rhythm}），节奏平`,
    longName: `音节 ${cast.rhythm}，全名太长`,
    unknownOrigin: `${first.word} 的来历要自己讲给人听`,
    missingDigits: `字母值里没有 ${listMissingDigits(cast).join("、")}`,
  };
  return texts[trait.key] ?? "";
};

/** A trait of a name as a clause. */
export const sayTrait = (cast: Cast, trait: Trait): string => (cast.kind === "english" ? toEnglish(cast, trait) : toChinese(cast, trait));

/** Where a clause is too long for a headline. */
const toBriefs = (cast: Cast): Partial<Record<StrengthKey | FlawKey, string>> =>
  cast.kind === "english"
    ? {
        master: "有一个不再往下归的大数",
        unlikeLengths: "长短错开",
        alliteration: "同字母打头，好记",
        knownOrigin: "来历查得到",
        sameSound: "两词念快了连成一片",
        sameLengths: "两个词一样长",
        longName: "全名太长",
        unknownOrigin: "来历要自己讲",
        missingDigits: "字母值有缺",
      }
    : {
        allLucky: "四格全是吉数",
        triadLucky: "三才上下不为难",
        soundClean: "念着不磕绊",
        elementFirst: "带着命局最要的五行",
        elementOther: "带着命局用得上的五行",
        homophone: "谐音不好",
        homophoneLoose: "谐音不好",
        sameInitials: "相邻两字声母一样",
        heavyHand: "笔画多，写着累",
        hardChar: `${findHardCharacter(cast)?.char ?? ""}字笔画多`,
        manyRead: `${findManyRead(cast)?.char ?? ""}是多音字`,
        misheard: `${findConfusion(cast)?.char ?? ""}的音容易听岔`,
        rare: "头一回要解释是哪几个字",
      };

/** The same in a few words. */
export const sayTraitBriefly = (cast: Cast, trait: Trait): string => toBriefs(cast)[trait.key] ?? sayTrait(cast, trait);
