import { describe, expect, test } from "vitest";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { type Feeling, hearFeeling } from "./feeling.ts";

const utterances: Record<Locale, [Feeling | null, string[]][]> = {
  zh: [
    [
      "grief",
      [
        "我妈去年去世了",
        "奶奶上周三走了",
        "养了十二年的狗没了",
        "我们周二把他安葬了，葬礼来了好多人",
        "外公不在了，我没赶上最后一面",
        "孩子没保住，流产了",
        "今天是我爸的忌日",
        "老公死了两年，我还给他留着筷子",
      ],
    ],
    ["heartbreak", ["四年的人，说分手就分手", "我失恋了", "他不爱我了", "还是忘不了他", "他把我拉黑了", "离婚了，房子空了一半"]],
    ["betrayal", ["他骗了我三年", "闺蜜背后捅我一刀", "发现他出轨了", "合伙人瞒着我把钱转走了"]],
    ["worry", ["我妈住院了，我心里乱", "担心孩子在学校不好", "放心不下老家的爸", "爸爸明天手术，我坐不住", "为我妈的事揪心"]],
    ["guilt", ["都怪我，那天没接电话", "我好后悔当初没去", "觉得对不起孩子", "今天在会上丢人了", "我很自责", "觉得自己好没用"]],
    ["anger", ["气死我了", "他凭什么这么说我", "我真的受够了", "他太过分了", "我恨他", "同事又抢功，咽不下这口气"]],
    ["fear", ["我好害怕", "马上出结果了，好紧张", "一想到明天就心慌", "我怕失去他", "最近老是焦虑", "心里没底"]],
    ["torn", ["好纠结", "左右为难", "一边是父母，一边是他", "又想走又怕后悔", "我还是拿不定"]],
    ["lonely", ["没人懂我", "过年就我一个人吃饭", "好孤独", "在这边没有朋友"]],
    ["tired", ["累了", "我真的撑不住了", "又失眠了", "每天加班到十一点", "心累"]],
    ["relief", ["终于结束了", "松了口气", "我想通了", "今天好多了", "原来是虚惊一场"]],
    ["joy", ["我考上了", "他答应我了", "今天太开心了", "我拿到offer啦", "我们领证了", "哈哈哈太好了"]],
    ["hope", ["希望明年会好起来", "我想重新开始", "盼着他回来过年", "感觉有盼头了"]],
    ["sad", ["心里还是挺难受的", "哭了一晚上", "我好委屈", "最近很低落", "今天不太开心", "有点emo", "我真的很失望"]],
    [null, ["昨天我们去了海边", "他给我回了一条消息", "笑死，今天食堂又是土豆"]],
  ],
  en: [
    [
      "grief",
      [
        "My mother died last year",
        "we buried him on Tuesday",
        "my dog passed this morning",
        "I miss my gran, the funeral was yesterday",
        "we lost the baby",
        "had to put my cat to sleep",
        "It's been a year since he died",
        "I lost my husband in March",
      ],
    ],
    [
      "heartbreak",
      ["we broke up", "he left me after four years", "I still miss her", "my heart is broken", "she turned me down", "he moved on with somebody from work"],
    ],
    ["betrayal", ["he cheated on me", "she lied to me for months", "they went behind my back", "my best friend slept with my boyfriend"]],
    ["worry", ["I'm worried about my son", "mum is in hospital", "my dad was diagnosed last week", "my sister is really ill and I can't sit still"]],
    ["guilt", ["I feel so guilty", "it's my fault", "I should have called her", "I let everyone down", "I'm ashamed of what I said"]],
    ["anger", ["I'm so angry with her", "he makes me furious", "I'm fed up with all of it", "it's so unfair", "I hate my boss", "had enough of his mother"]],
    ["fear", ["I'm scared", "the results come tomorrow and I'm terrified", "so anxious all the time", "I can't stop worrying", "nervous about Monday"]],
    ["torn", ["I'm torn", "part of me wants to stay", "I can't decide", "I'm in two minds about it"]],
    ["lonely", ["I'm so lonely here", "nobody to talk to", "Sunday alone again", "everyone was there and I felt invisible"]],
    ["tired", ["I'm exhausted", "so tired of holding it together", "I can't sleep", "completely burnt out", "running on empty"]],
    ["relief", ["what a relief", "it's finally over", "I feel a bit better today", "the scan was a false alarm", "like a weight off my shoulders"]],
    [
      "joy",
      [
        "I got the job!",
        "she said yes",
        "I passed my driving test",
        "so happy today",
        "we're having the best day",
        "my friend passed her exam and I'm so proud",
      ],
    ],
    ["hope", ["I hope it works this time", "things will get better", "feeling hopeful", "it's a fresh start"]],
    ["sad", ["I've been crying all day", "feeling pretty low", "it hurts", "not very happy lately", "I'm a mess", "I'm just sad"]],
    [null, ["we went to the sea yesterday", "he texted back", "my phone died at lunch"]],
  ],
};

describe.each(Object.entries(utterances) as [Locale, [Feeling | null, string[]][]][])("in %s", (locale, rows) => {
  test("sixty and more are in the table", () => {
    expect(rows.flatMap(([, texts]) => texts).length).toBeGreaterThanOrEqual(60);
  });
  test.each(rows)("%s is heard", (feeling, texts) => {
    expect(texts.map((text) => [text, hearFeeling(text, locale).feeling])).toEqual(texts.map((text) => [text, feeling]));
  });
});

describe("what stands behind a but weighs more", () => {
  test.each([
    ["zh", "拿到offer了，可是我好害怕", "fear"],
    ["en", "I got the job but I'm terrified", "fear"],
    ["zh", "分手很难受，但终于解脱了", "relief"],
    ["en", "we broke up, but honestly I'm relieved", "relief"],
    ["en", "my mother died but I'm coping", "grief"],
  ] as const)("%s %s", (locale, text, feeling) => {
    expect(hearFeeling(text, locale).feeling).toBe(feeling);
  });
});

describe("what can be said back", () => {
  test("is whom it is about, where it is one of theirs and one alone", () => {
    expect(hearFeeling("我妈去年去世了", "zh").kin).toBe("mother");
    expect(hearFeeling("My mother died last year", "en").kin).toBe("mother");
    expect(hearFeeling("奶奶走了，我妈天天哭", "zh").kin).toBeNull();
    expect(hearFeeling("his mother died", "en").kin).toBeNull();
    expect(hearFeeling("my mother's neighbour died", "en").kin).toBeNull();
    expect(hearFeeling("他妈妈去世了", "zh").kin).toBeNull();
    expect(hearFeeling("我朋友的奶奶走了", "zh").kin).toBeNull();
  });
  test("is how long two were together, and not how long ago they parted", () => {
    expect(hearFeeling("在一起四年，说走就走", "zh").together).toBe("四年");
    expect(hearFeeling("he left me after four years", "en").together).toBe("four years");
    expect(hearFeeling("分手三个月了还是难受", "zh").together).toBeNull();
    expect(hearFeeling("we broke up three months ago", "en").together).toBeNull();
  });
  test("is a day of this week or the last, without its on", () => {
    expect(hearFeeling("we buried him on Tuesday", "en").day).toBe("Tuesday");
    expect(hearFeeling("奶奶上周三走了", "zh").day).toBe("上周三");
    expect(hearFeeling("my mother died last year", "en").day).toBeNull();
  });
  test("is nothing of the other language's words", () => {
    expect(hearFeeling("在一起四年，昨天分手了", "en")).toMatchObject({ feeling: "heartbreak", together: null, day: null });
  });
});
