import type { LivedPart } from "../../../../profile/parts.ts";
import type { Field } from "../../score.ts";

/** What the crossing of the two axes does. */
export const fieldsZh: Readonly<Record<Field, Readonly<Record<LivedPart, string>>>> = {
  steering: {
    self: "两根轴交在“掌舵”这一格：话直，脸平，大家跟着走，走了半程才想起没问去哪儿。",
    love: "掌舵的人爱起来像修船：漏哪儿补哪儿，补完不说一句好听的。",
    work: "掌舵这一格，落在活上就是定了就走，事成得快，人心要另算工夫去收。",
    quarrel: "话硬，脸不动，你这一格吵起架来最像判案，被告心里不服。",
    tired: "累了你把舵抓得更紧，别人伸手来替，你看了一眼，没放。",
    growth: "掌舵的下一课是报一句心情，船上的人才知道浪有多大。",
  },
  kindling: {
    self: "两根轴交在“点火”这一格：有话就说，说着脸就亮，一屋子人跟着热起来。",
    love: "点火的人追人像放烟花，最要紧是放完了还在。",
    work: "点火这一格，起头的时候最值钱，后半场请个掂量的人坐旁边。",
    quarrel: "嗓门在，眼泪也在，你这一格的架最好看，也散得最快。",
    tired: "你熄得突然，昨天还在台上，今天连窗帘都不拉。",
    growth: "点火的下一课是等火小下来，再添一根细柴。",
  },
  befriending: {
    self: "两根轴交在“相伴”这一格：先问你好不好，再露自己的，谁坐到你旁边，肩膀都会松下来。",
    love: "相伴的人记得你三年前那次哭，连那天穿的鞋。",
    work: "相伴这一格，组里的气从你这儿顺，只是难听的话没人替你说。",
    quarrel: "你还没还嘴，先心疼上了，于是那件事留到下个月。",
    tired: "你的累是别人的事一件件垒上来的，你自己那件在最底下。",
    growth: "相伴的下一课是先说一句“我想要”。",
  },
  weighing: {
    self: "两根轴交在“掂量”这一格：话问得细，脸看不出，一桌人等着你那句“我算过了”。",
    love: "掂量的人爱得慢，放进心里之前，正反看过几遍，放进去就不挪了。",
    work: "掂量这一格，错处过不了你的手，期限有时候也过不了。",
    quarrel: "你不吵，你回去查，第二天拿一张纸来，对方早换了话题。",
    tired: "你的累没有声音，要看你把同一行字看了几遍。",
    growth: "掂量的下一课是算到七成就开口。",
  },
};

/** The field, and the one across the nearer border, where one axis is near its middle. */
export const bordersZh: Readonly<Record<string, string>> = {
  "steering.kindling": "你站在掌舵和点火的界上：开会一副平脸，散了会能笑倒一桌。",
  "steering.weighing": "你站在掌舵和掂量的界上：有时候一锤定音，有时候锤子举着要再看一页。",
  "kindling.steering": "你站在点火和掌舵的界上：热是热，正事一来，脸说收就收。",
  "kindling.befriending": "你站在点火和相伴的界上：人多你领着闹，人少你挨着坐。",
  "befriending.kindling": "你站在相伴和点火的界上：平日是听的那个，熟了以后是闹的那个。",
  "befriending.weighing": "你站在相伴和掂量的界上：都是先问，一半问人好不好，一半问账对不对。",
  "weighing.befriending": "你站在掂量和相伴的界上：面上算着数，桌下把热茶推过去了。",
  "weighing.steering": "你站在掂量和掌舵的界上：查三天，第四天忽然替所有人定了。",
};
export const centersZh: Readonly<Record<Field, string>> = {
  steering: "两根轴都压着中线，点在掌舵这边只多一点点，四格你都走得进，别急着认门。",
  kindling: "横竖两条误差都跨过中线，算你点火，只因为偏了一丝，场合一换，格子就换。",
  befriending: "你几乎站在正中，略靠相伴，见什么人换什么样，不算假，算活。",
  weighing: "十字的中心离你很近，名义上归掂量，实际四边都有路。",
};
export const clearsZh: Readonly<Record<Field, string>> = {
  steering: "两条轴的误差都没碰到中线，掌舵这一格你站得实。",
  kindling: "横轴竖轴都离中线够远，点火算数。",
  befriending: "两边的误差都没跨线，说你是相伴，不冤枉。",
  weighing: "两轴都过了误差，掂量这个格子不是蒙出来的。",
};
/** The first two are the two ends of one axis. */
export const bothEndsZh: Readonly<Record<string, string>> = {
  tell: "最高的两项正好是一根轴的两头：你又直说又先问，多半看人下菜，分清哪些人只听得到你的句号。",
  ask: "先问最高、直说第二，是一根轴的两头：问完了你敢定，只是中间那段停顿，别人当你没主意。",
  show: "外露和收着都高，一根轴的两头都有你：跟几个人全露，跟其余的人全收，门换得很快。",
  hold: "收着最高、外露第二，一根轴上两头点着灯：平日不出声，出一回声，人家记半年。",
};
