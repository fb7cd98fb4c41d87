import { afterEach, expect, test } from "vitest";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { partOf, say } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";

/** A day after the first, a topic, what is said there in a chat of its own, and what the answer says of what is remembered. `form`: the own birth is filled in. */
type Chat = readonly [day: number, topic: string, said: string, lines?: readonly string[] | "form"];
interface Telling {
  about: string;
  locale: Locale;
  chats: readonly Chat[];
}

const startMs = Date.parse("2026-11-03T02:00:00Z");
const dayMs = 86_400_000;
const clock = { nowMs: startMs };
afterEach(() => {
  clock.nowMs = startMs;
});

const me88 = "1988 年 3 月 12 日，15:00，长沙市，女";
const husband = "用的是你 11 月 3 日说过的丈夫的生辰：1986 年 11 月 2 日，21:00，武汉市，男。";

const tellings: readonly Telling[] = [
  {
    about: "a matter that comes back is named, whichever craft is asked; another is not, and after sixty days it is not",
    locale: "zh",
    chats: [
      [0, "tarot", "我该不该换工作？"],
      [4, "tarot", "他对我到底是什么意思"],
      [9, "tarot", "我要不要辞职换个工作", ["11 月 3 日你问过该不该换工作。"]],
      [12, "zhouYi", "我该不该换工作", ["11 月 12 日你问过要不要辞职换个工作。"]],
      [80, "tarot", "我该不该换工作？"],
    ],
  },
  {
    about: "one’s own chart is used where it is asked for, offered where a birth is needed, and never for a son",
    locale: "zh",
    chats: [
      [0, "birthday", "我1988年3月12日下午3点生在长沙，女，财运怎么样"],
      [5, "birthday", "看看我的八字，今年感情怎么样", [`用的是你 11 月 3 日说过的生辰：${me88}。`]],
      [7, "astro", "我的事业什么时候有起色", "form"],
      [8, "birthday", "我儿子今年学习怎么样"],
      [9, "tarot", "今天运势怎么样"],
    ],
  },
  {
    about: "a husband who is named brings his birth along, into a match and to his own chart",
    locale: "zh",
    chats: [
      [0, "birthday", "我老公是1986年11月2日晚上9点在武汉生的，他今年工作顺不顺"],
      [1, "birthday", "我1988年3月12日下午3点生在长沙，女，财运怎么样"],
      [8, "marriage", "我和老公合不合", [`用的是你 11 月 4 日说过的生辰：${me88}。`, husband]],
      [9, "birthday", "帮我老公看看八字，今年升得上去吗", [husband]],
      [10, "marriage", "我和他配吗", "form"],
    ],
  },
  {
    about: "a purchase is named; a sick mother is not, and neither is what was asked of her before",
    locale: "zh",
    chats: [
      [0, "tarot", "房子到底要不要买？"],
      [20, "ask", "现在该不该买房", ["11 月 3 日你问过房子到底要不要买。"]],
      [25, "tarot", "我妈住院了，手术会不会顺利"],
      [26, "tarot", "我妈会不会好起来"],
      [30, "tarot", "我妈会不会好起来"],
    ],
  },
  {
    about: "somebody who left is named once more only where the question is of them again, and no dream is held to it",
    locale: "zh",
    chats: [
      [0, "tarot", "前男友还会不会回来找我？"],
      [15, "tarot", "他会回来找我吗，我前男友", ["11 月 3 日你问过前男友还会不会回来找你。"]],
      [17, "dream", "我梦见前男友了"],
      [18, "tarot", "今天运势怎么样"],
    ],
  },
  {
    about: "a matter that comes back is named, another is not, and after sixty days it is not",
    locale: "en",
    chats: [
      [0, "tarot", "Should I leave my job?"],
      [6, "tarot", "Is it time to quit my job?", ["On 3 November you asked whether to leave your job."]],
      [7, "tarot", "How does he feel about me?"],
      [75, "tarot", "Should I leave my job?"],
    ],
  },
  {
    about: "one’s own chart is used where it is asked for, offered where a birth is needed, and never for a daughter",
    locale: "en",
    chats: [
      [0, "astro", "I was born on 14 March 1988 at 3pm in Leeds. Will I find love this year?"],
      [3, "astro", "Read my chart: what about money?", ["This uses the birth you gave on 3 November: 14 March 1988, 15:00, Leeds."]],
      [4, "astro", "When will I move abroad?", "form"],
      [6, "astro", "How will my daughter do at school?"],
    ],
  },
  {
    about: "a husband who is named brings his birth into a match; “he” brings nobody’s",
    locale: "en",
    chats: [
      [0, "birthday", "My husband was born 2 November 1986 at 9pm in Leeds. Is he going to keep his job?"],
      [1, "birthday", "I was born 14 March 1988, 3pm, Leeds, female. What about my money?"],
      [
        9,
        "marriage",
        "Are my husband and I a good match?",
        [
          "This uses the birth you gave on 4 November: 14 March 1988, 15:00, Leeds, female.",
          "This uses the birth you gave for your husband on 3 November: 2 November 1986, 21:00, Leeds, male.",
        ],
      ],
      [11, "marriage", "Are he and I a match?", "form"],
    ],
  },
  {
    about: "a purchase is named; a sick father is not",
    locale: "en",
    chats: [
      [0, "tarot", "Should we buy the flat in Leeds?"],
      [14, "ask", "Is it wise to buy the flat now?", ["On 3 November you asked whether to buy the flat in Leeds."]],
      [16, "tarot", "My dad has cancer. Will he get better?"],
      [18, "tarot", "Will my dad be all right?"],
      [21, "tarot", "Will my dad be all right?"],
    ],
  },
  {
    about: "a promotion is not mistaken for an ex, nor an ex for a dream",
    locale: "en",
    chats: [
      [0, "tarot", "Will my ex come back to me?"],
      [13, "tarot", "Is my ex going to come back?", ["On 3 November you asked whether your ex will come back to you."]],
      [15, "dream", "I dreamt of my ex on a boat"],
      [20, "tarot", "Will I get the promotion?"],
      [31, "tarot", "Will I get promoted at work?", ["On 23 November you asked whether you will get the promotion."]],
    ],
  },
];

describeServer(
  "what is remembered, as it is told",
  (app) => {
    test.each(tellings)("$locale: $about", async ({ locale, chats }) => {
      const visitor = app().visitor(locale);
      const heard: unknown[] = [];
      for (const [day, module, said] of chats) {
        clock.nowMs = startMs + day * dayMs;
        const { events } = await say(visitor, said, { module });
        const lines = partOf<{ lines: string[] }>(events, "data-remembered")?.lines ?? [];
        const isOffered = partOf<{ remembered?: string[] }>(events, "data-ask")?.remembered !== undefined;
        heard.push([day, module, said, ...(isOffered ? ["form"] : lines.length > 0 ? [lines] : [])]);
      }
      expect(heard).toEqual(chats);
    });
  },
  async () => ({}),
  { now: () => clock.nowMs },
);
