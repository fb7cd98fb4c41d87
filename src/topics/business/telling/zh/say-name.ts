import { getLuckNumber } from "../../../kit/grids/numbers.ts";
import { toRelation } from "../../../kit/hexagrams/elements.ts";
import { isVowel, toLetterValue } from "../../../kit/letters/letters.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { findBrandCharacter, findBrandWord } from "../../brand-stems.ts";
import { digitTexts, missingTexts, rootTexts } from "../../data/zh/roots.ts";
import { suitedRoots } from "../../industries.ts";
import type { nameRules } from "../rules-name.ts";
import { findRecounted, listMirrored } from "../rules-name.ts";
import { type BusinessView, toTradeName } from "../view.ts";
import { elementNames, endingWords, groupNames, luckWords, soundWords, standingWords } from "./names.ts";

type Key = (typeof nameRules)[number]["key"];

const toneShapes: Record<string, string> = { 1: "平", 2: "往上扬", 3: "先沉后起", 4: "往下落", 5: "轻轻带过" };
const issueTexts: Record<string, (brand: string, other: string) => string> = {
  sameTones: (brand) => `“${brand}”几个字一个调，念着像报站，客人容易记成一串数`,
  lowRun: (brand) => `“${brand}”收在两个三声上，前一个得变成二声才念得动，外地客人会念错一次`,
  clipped: (brand) => `“${brand}”两个四声连着砸下来，短促，喊人可以，招客嫌硬`,
  sameInitials: (brand) => `“${brand}”相邻两字同一个声母，舌头在一处起两次，念快了会绊`,
  sameFinals: (brand) => `“${brand}”相邻两字同一个韵，好记，也容易被念成顺口溜`,
  twoReadings: (brand, other) => `“${other}”有两个常用的读法，“${brand}”头一回见的人会停一下`,
};
const endingTexts: Record<string, string> = {
  open: "嘴张着收尾，隔一条街喊得应",
  nasal: "尾音在鼻子里响一下，有回声，适合写进一句广告",
  narrow: "嘴只开一半，近处好听，远处要多喊一遍",
  closed: "嘴几乎合上，电话里容易被吃掉，报名号要放慢",
};
const openerTexts: Record<string, string> = {
  water: "两唇一碰就出来，小孩和老人也说得准",
  fire: "舌尖一弹，起得脆，叫号、点名都清楚",
  wood: "从舌根起，声音靠后，听着稳当",
  metal: "气从齿缝里走，细而亮，嘈杂处要提一点声",
  earth: "从喉间起，没有磕碰，软，第一声容易被前面的话盖住",
};
const latinEndings: Record<string, string> = {
  open: "收在元音上，中文客人跟着念也不多出一个音",
  soft: "收在一个能拖长的辅音上，唱得出来",
  stop: "收在一个爆破的辅音上，干脆，中文口音里多半会添个“特”或“克”",
};
const latinOpeners: Record<string, string> = {
  vowel: "元音开头，叫起来不费力，按字母排总在前头",
  burst: "开头就爆一声，第一下听得见",
  breath: "开头带气，轻，电话里要拼一遍",
  hum: "开头是鼻音或流音，声音起得圆",
};

const sayProposal =
  (index: number) =>
  (view: BusinessView): string => {
    const one = view.cast.suggestions[index]!;
    const { core, coreNumber, sound, elements, proof } = one.chinese;
    const meaning = toSense(core);
    const weak = [...one.scoreParts].sort((a, b) => a.value - b.value)[0]!;
    const flaw =
      sound.issues.length > 0
        ? `毛病是${issueTexts[sound.issues[0]!]!(core, sound.twoReadings ?? "")}`
        : weak.value < 90
          ? `弱在${{ numbers: "数理只算半吉", sound: `尾字是${endingWords[sound.ending]}`, length: "字数", element: `五行和${toTradeName(view, "zh")}不算顺`, letters: "字母", ease: "上口", clash: "碰词", owner: view.owner ? `行当上，对你${standingWords[view.owner.standing]}` : "" }[weak.key]}`
          : [
              "挑不出大毛病，只怕有人先用了，商标要查",
              "毛病小，只怕同城已有一家",
              "没有硬伤，只差一块好招牌",
              "没有明显短处，先查网址",
              "没查出毛病，先问三个人记不记得住",
            ][index]!;
    return `**${core}**（${sound.pinyin.join(" ")}）${meaning}，${proof.map(({ strokes }) => strokes).join("+")}=${coreNumber.strokes} 画${luckWords[coreNumber.luck]}，${elements.map(({ char, element }) => `${char}属${elementNames[element]}`).join("、")}，${one.score} 分；${flaw}。`;
  };

/** 青禾：青苗，看得见长势; of a pair the two senses beside each other. */
const toSense = (core: string): string => {
  const word = findBrandWord(core);
  if (word) return `说的是“${word.meaning.zh}”`;
  return `取${[...core].map((char) => `“${findBrandCharacter(char)?.meaning.zh.split("，")[0] ?? char}”`).join("和")}`;
};

export const sayName: Sayings<BusinessView, Key> = {
  proposalFirst: sayProposal(0),
  proposalSecond: sayProposal(1),
  proposalThird: sayProposal(2),
  proposalFourth: sayProposal(3),
  proposalFifth: sayProposal(4),
  coreNumber: ({ chinese, brand }) => {
    const { coreNumber, proof, coreStart, coreEnd } = chinese!;
    const { nameZh, text } = getLuckNumber(coreNumber.number);
    const sum = proof
      .slice(coreStart, coreEnd)
      .map(({ strokes }) => strokes)
      .join("+");
    return `“${brand}”按康熙字典笔画是 ${sum}=${coreNumber.strokes}，八十一数里叫${nameZh}，列在${luckWords[coreNumber.luck]}。${text.zh}`;
  },
  totalNumber: ({ chinese, name }) => {
    const { totalNumber, coreNumber } = chinese!;
    const { nameZh, text } = getLuckNumber(totalNumber.number);
    const taken = totalNumber.strokes === totalNumber.number ? "" : `，过了八十一减去八十，落在 ${totalNumber.number}`;
    const join =
      coreNumber.luck === totalNumber.luck
        ? "和字号的数同一路"
        : totalNumber.luck === "unlucky"
          ? "字号好，连上全称就差了，平时只挂字号"
          : "连上全称与字号单看不是一个结果，营业执照和招牌可以分开算";
    return `全称“${name}”合计 ${totalNumber.strokes} 画${taken}，叫${nameZh}，${luckWords[totalNumber.luck]}；${join}。${text.zh}`;
  },
  numberTrade: ({ chinese, industry, brand }) => {
    const number = chinese!.coreNumber;
    const relation = toRelation(industry!.main, number.element);
    const lines = {
      same: "数也站在本行",
      feedsMe: "数来养生意",
      iFeed: "生意去养数，招牌要常翻新",
      iHold: "生意管得住数，稳而不跳",
      holdsMe: "数反过来管着生意，定价别太急",
    };
    return `${number.strokes} 的尾数归${elementNames[number.element]}，${industry!.name.zh}归${elementNames[industry!.main]}，对“${brand}”来说${lines[relation]}。`;
  },
  heavyChar: ({ core }) => {
    const [heavy, ...rest] = [...core].sort((one, other) => other.strokes - one.strokes);
    const light = rest.at(-1)!;
    return heavy!.strokes - light.strokes >= 8
      ? `“${heavy!.char}”一个字占 ${heavy!.strokes} 画，“${light.char}”只有 ${light.strokes} 画，一重一轻，刻招牌时“${light.char}”要写粗一点。`
      : `“${heavy!.char}”${heavy!.strokes} 画，“${light.char}”${light.strokes} 画，两边分量差不多，横排竖排都站得稳。`;
  },
  recounted: (view) => {
    const { char, traditional, strokes, today, radical } = findRecounted(view)!;
    const form = traditional === char ? `部首按“${radical}”整写` : `要还原成“${traditional}”`;
    return `“${char}”今天写 ${today} 画，数理上${form}，算 ${strokes} 画；换一本只数简体的书，结果会不同。`;
  },
  root: ({ latin }) => {
    const { words, sum, root, name } = latin!;
    const steps = words.flatMap(({ letters }) => letters).join("");
    return `${name} 逐个字母相加（A 是 1，到 I 是 9，再从 1 数起），${steps.length} 个字母合 ${sum}${sum === root ? "" : `，化到 ${root}`}。${rootTexts[root]}。`;
  },
  rootTrade: ({ latin, industry }) => {
    const suited = suitedRoots[industry!.group];
    return suited.includes(latin!.root)
      ? `${groupNames[industry!.group]}一类的行当配 ${suited.join("、")}，${latin!.name} 的 ${latin!.root} 正在里头。`
      : `${groupNames[industry!.group]}一类的行当常配 ${suited.join("、")}，${latin!.name} 落在 ${latin!.root}，不在其中：${rootTexts[latin!.root]!.split("：")[1]!.split("，")[0]}的那股劲，要在${industry!.name.zh}里找地方使。`;
  },
  passion: ({ passion, latin }) =>
    `${latin!.name} 里 ${[...passion!.letters].join("、")} 都是 ${passion!.digit}，这个数出现得最多，念着${digitTexts[passion!.digit]}。`,
  missing: ({ missing, latin }) => {
    const first = missing[(latin!.sum + latin!.letterCount) % missing.length]!;
    return `一到九里 ${latin!.name} 没有 ${missing.join("、")}；拿 ${first} 来说，${missingTexts[first]}。`;
  },
  homophone: ({ chinese, brand }) => {
    const { word, isExact } = chinese!.sound.homophones[0]!;
    return isExact ? `“${brand}”念出来就是“${word}”，声调也一样，广播里没法躲。` : `“${brand}”换个声调就成了“${word}”，带口音的客人会拿它开玩笑。`;
  },
  issue: ({ chinese, brand }) => `${issueTexts[chinese!.sound.issues[0]!]!(brand, chinese!.sound.twoReadings ?? "")}。`,
  tones: ({ chinese, brand }) => {
    const { pinyin, tones } = chinese!.sound;
    return `“${brand}”念 ${pinyin.join(" ")}，声调 ${tones.join("、")}：${tones.map((tone) => toneShapes[tone]!).join("，再")}${new Set(tones).size === tones.length ? "，几个字各走各的，听得出界限" : ""}。`;
  },
  ending: ({ chinese, core }) => `收尾的“${core.at(-1)!.char}”是${endingWords[chinese!.sound.ending]}，${endingTexts[chinese!.sound.ending]}。`,
  opener: ({ chinese, core }) =>
    `开头“${core[0]!.char}”（${chinese!.sound.pinyin[0]}）是${soundWords[chinese!.sound.elements[0]!]}，${openerTexts[chinese!.sound.elements[0]!]}。`,
  soundTrade: ({ chinese, industry, core }) => {
    const at = chinese!.sound.elements.indexOf(industry!.main);
    return `按五音分五行，“${core[at]!.char}”的声母归${elementNames[industry!.main]}，和${industry!.name.zh}的${elementNames[industry!.main]}同类，喊名号的时候行当也在里头。`;
  },
  beats: ({ latin }) => {
    const { syllables, stress, name, words } = latin!;
    const last = words.at(-1)!;
    const pace =
      syllables === 1
        ? "一拍就完，像敲一下桌子"
        : syllables === 2
          ? "两拍，跟叫人的小名一样长"
          : syllables === 3
            ? "三拍，够一次呼吸里说完"
            : `${syllables} 拍，偏长，熟客会自己剪短`;
    return `${name} 有 ${syllables} 个音节，${last.word} 重音按规则在第 ${stress} 个：${pace}。`;
  },
  latinEnding: ({ latin }) => `${latin!.words.at(-1)!.word} ${latinEndings[latin!.ending]}。`,
  latinOpener: ({ latin }, of) => `${latin!.words[0]!.letters[0]} 起头，${latinOpeners[of.split(".")[0]!]}，${latin!.words[0]!.word} 的第一印象就在这里。`,
  run: ({ latin }) => `${latin!.name} 里有 ${latin!.longestRun} 个辅音挤在一处，中文客人会在中间塞一个元音，念成你不认得的样子。`,
  vowels: ({ latin }) => {
    const letters = latin!.words.flatMap((word) => word.letters);
    const vowels = letters.filter(isVowel);
    return `${letters.length} 个字母里元音有 ${vowels.length} 个（${vowels.join("、") || "一个也没有"}），${vowels.length * 2 >= letters.length ? "和辅音差不多各半，孩子跟着念一遍就会" : "辅音多，念着结实，唱不长"}，${latin!.name} 给人的软硬就从这里来。`;
  },
  cornerstone: ({ latin }) => {
    const { letters, word } = latin!.words[0]!;
    const value = toLetterValue(letters[0]!);
    return `头一个字母叫基石，${word} 的基石是 ${letters[0]}，数值 ${value}，客人第一次开口时的口气由它定：${digitTexts[value]}。`;
  },
  inLists: ({ latin, industry }) => {
    const place = latin!.words[0]!.letters[0]!.charCodeAt(0) - 64;
    return `按字母排的名录里，${latin!.words[0]!.letters[0]} 排在第 ${place} 位，${place <= 9 ? `${latin!.name} 会早早露面` : place <= 18 ? `${latin!.name} 落在中段，要靠图认` : `${latin!.name} 排到末尾，${industry?.name.zh ?? "这一行"}的展会名册里要另想办法让人翻到`}。`;
  },
  phone: ({ latin }) =>
    latin!.letterCount + latin!.syllables > 12
      ? `报 ${latin!.name} 要拼 ${latin!.letterCount} 个字母，电话里准备一句“像什么的什么”。`
      : `报 ${latin!.name} 拼 ${latin!.letterCount} 个字母就完，网址短，打错的机会少。`,
  clash: ({ latin }) =>
    latin!.clash
      ? `把 ${latin!.name} 连起来看，里面露出 ${latin!.clash} 这个词，网址不分大小写，英语客人一眼就见。`
      : `首字母 ${latin!.initialsClash} 在英语里自成一个不好的词，邮箱和车身别用缩写。`,
  stem: ({ stem }) => `“${stem!.word}”是现成的词，${stem!.meaning.zh}，不用解释，也因此更可能有人先用。`,
  firstChar: ({ core }) => toCharText(core[0]!, "打头"),
  lastChar: ({ core }) => toCharText(core.at(-1)!, "收尾"),
  written: ({ core, brand }) => {
    const total = core.reduce((sum, { today }) => sum + today, 0);
    return `写成招牌，“${brand}”今天的字形共 ${total} 画，${total <= 12 ? "疏朗，霓虹灯管也弯得出来" : total <= 20 ? "不密不疏，手写和印刷都清楚" : "偏密，远看会糊，字要做大"}。`;
  },
  length: ({ core, chinese, brand }) => {
    const count = core.length;
    const whole = [...chinese!.name].length;
    if (count === 2) return `字号“${brand}”两个字，是最常见的长度，喊得顺，${whole > 2 ? `全称 ${whole} 字里只要守住这两个` : "后面接什么行当都行"}。`;
    if (count === 3) return `字号“${brand}”三个字，比两字多一拍，更像一个名字，缩写时别人会自己去掉一个。`;
    return count === 1 ? `字号只有“${brand}”一个字，醒目，也最难注册，搜索里找不到你。` : `字号“${brand}”有 ${count} 个字，客人会自己简称，不如你先定好简称。`;
  },
  tradeWord: ({ chinese, brand }) => {
    const { text } = chinese!.affixes.find(({ kind }) => kind === "trade")!;
    return `“${text}”跟在“${brand}”后头交代行当，登记要用，评分时不算进字号。`;
  },
  latinLength: ({ latin }) => {
    const { letterCount, name } = latin!;
    if (letterCount < 4) return `${name} 只有 ${letterCount} 个字母，醒目，可是短名的网址多半早有主。`;
    return letterCount <= 8 ? `${name} ${letterCount} 个字母，一块小招牌横着放得下。` : `${name} 长到 ${letterCount} 个字母，图标里放不下，先想好只留哪几个。`;
  },
  initials: ({ latin }) => `首字母连成 ${latin!.initials}，不撞坏词，可以做图章；单看它，外人猜不出 ${latin!.name}。`,
  mirrored: (view) => {
    const found = listMirrored(view);
    const { letterCount, name } = view.latin!;
    return found.length * 2 >= letterCount
      ? `全大写时 ${name} 里 ${found.join("、")} 左右对称，从玻璃门里外看都不别扭。`
      : `全大写时 ${name} ${found.length === 0 ? "没有一个" : `只有 ${found.join("、")}`}左右对称，贴玻璃门要贴两面。`;
  },
  oneWord: ({ latin }) => `${latin!.name} 是一个词，不用空格，做标签不会断开。`,
};

const toCharText = ({ char, entry, element, strokes, radical }: BusinessView["core"][number], place: string): string =>
  entry
    ? `${place}的“${char}”说的是${entry.meaning.zh}，归${elementNames[element]}，${place === "打头" ? "客人先听到的是这一层" : `最后留在嘴边的是“${char}”`}。`
    : `${place}的“${char}”从“${radical}”部，${strokes} 画，归${elementNames[element]}；它不是常见的字号用字，要给客人一句来历。`;
