import type { Headlines, Shorts } from "../../telling/tongue.ts";

type Texts = Readonly<Record<string, string>>;

export const partLabels: Texts = { animals: "生肖", dayStems: "日干", dayBranches: "日支", nayin: "年命", elements: "五行互补", kua: "命卦", synastry: "星盘" };

export const namesLine = "名字单看一眼：{n}的人格（姓的末字加名的首字）{p}画属{e}，{o}的{q}画属{f}，{tie}。名字这一项不记分。";
export const goodYearLines: Texts = {
  both: "往后几年里最托你们的是{y}年{g}：{A}那边{h}，{B}那边{i}。",
  same: "往后几年里最托你们的是{y}年{g}，两边都{h}。",
  eased: "往后几年没有两头都大顺的年份，松一点的是{y}年{g}，{A}那边{k}，{B}那边{l}，别等完美的那年。",
};

export const dissents: Texts = {
  bestWorst: "同一张盘也有两句反话：{best}；可是{worst}，前一句是底子，底子替不了后一句的功夫。",
  "outsideInside.outside": "生肖得了{p}分（满15），日支只有{q}分（满20）：在外人面前很登对，关上门才硌。日支看的是过日子，两样里它更重。",
  "outsideInside.inside": "生肖只得{p}分（满15），日支却有{q}分（满20）：老人家掐指一算先摇头，你们住到一起偏偏顺。日支看的是过日子，两样里它更重。",
  "skyAgainst.sky": "星盘给{s}分（满15），日柱干支只给{t}分（满35）：心动是真的，日常跟不上。心动管开头，日柱管后头，后头要另外经营。",
  "skyAgainst.seats": "星盘只给{s}分（满15），日柱干支给了{t}分（满35）：少了点心跳，多的是过得下去。约会要人为添一点，别等它自己来。",
  oneSided: "五行的账不平：{A}要的，{B}给得到{u}%；{B}要的，{A}给得到{v}%。现在看着和气，因为有一头一直没开口。",
  "mixedSeat.break": "日支{a}{b}合着，里头又带破：黏归黏，约好的小事老落空。合更重，破只用一张清单就能补。",
  "mixedSeat.punishment": "日支{a}{b}合着，里头又带刑：最亲的人说最重的话，正因为知道走不了。合更重，可刑伤人，重话别带到床上。",
  warmAndStern: "星盘上一热一冷同时在：亲近的那处差{o}度，{X}的土星那处差{r}度。热的让人留下，冷的让人长大，哪处度数小，哪处先来。",
  wideMargin: "这{z}分的上下有{w}分，七样里抽掉一样就动得多：{worst}。信哪一样，你们自己过半年最清楚，分数放后头。",
  splitYear: "{y}年两个人不在一条坡上：{X}顺，{Y}紧。顺的那个容易说“你怎么不高兴”，这句先收着。",
  twoHomes: "两个家门不一样好进：{Y}到{X}家像回家，{X}到{Y}家却要端着。过年先去难的那家，去短一点。",
};

/**
 * {z} the total, {w} its margin, {best} and {worst} whole clauses; {hold} the best in short, {knot} and {toil} the two halves of the worst; {is} {so} {act} of
 * the asked part, {do} its act within a sentence; {kg} and {lg} the year's two gods.
 */
export const headlines: Headlines = {
  "is.close": [["合适，{z}分：{best}。", "满分一百，上下{w}分；{worst}。"]],
  "is.even": [["处得来，{z}分：{best}。", "满分一百，上下{w}分；{worst}。"]],
  "is.work": [["能处，活儿落在{toil}：{knot}。", "托底的是{best}；合计{z}分（上下{w}分）。"]],
  "will.close": [["多半走得到：{best}。", "合计{z}分（上下{w}分）；{worst}。"]],
  "will.even": [["走得到，坎在{toil}：{knot}。", "托底的是{best}；合计{z}分（上下{w}分）。"]],
  "will.work": [["路长，成不成看{toil}：{knot}。", "托底的是{best}；合计{z}分（上下{w}分）。"]],
  "should.close": [["可以，{z}分：{best}。", "上下{w}分；{worst}，先把这一处谈开。"]],
  "should.even": [["可以，先谈开{toil}：{knot}。", "托底的是{best}；合计{z}分（上下{w}分）。"]],
  "should.work": [
    ["先不急，谈开{toil}再说：{knot}。", "托底的是{best}；合计{z}分（上下{w}分）。"],
    ["先不急着定，谈开{toil}再说。", "{knot}；托底的是{best}（合计{z}分，上下{w}分）。"],
  ],
  "denied.close": [["不像，{z}分：{best}。", "上下{w}分；{worst}，累多半累在这里。"]],
  "denied.even": [["还说不上：{best}。", "这一样没坏；{worst}，合计{z}分（上下{w}分）。"]],
  "denied.work": [["累是真的，累在{toil}，错谈不上。", "{knot}；{best}，这一样还在（合计{z}分，上下{w}分）。"]],
  leave: [["散不散你们定；盘里看得见，累在{toil}。", "{knot}，累就累在这里；好的一处是{best}。先把累的这一样谈一回再说。"]],
  "open.close": [["合得来，{z}分：{best}。", "这是最好的一处；{worst}，{z}分的上下是{w}分。"]],
  "open.even": [["大体合得来：{best}。", "合计{z}分（上下{w}分），这是最好的一处；{worst}。"]],
  "open.work": [["功夫要下在{toil}：{knot}。", "托底的是{best}；合计{z}分（上下{w}分）。"]],
  "part.open": [["{is}。", "{so}{act}合计{z}分（上下{w}分）。"]],
  "part.close": [["能，底子够：{is}。", "{so}{act}合计{z}分（上下{w}分）。"]],
  "part.even": [
    ["能，要有人先让半步：{is}。", "{so}{act}合计{z}分（上下{w}分）。"],
    ["能，先让半步：{is}。", "{so}{act}合计{z}分（上下{w}分）。"],
  ],
  "part.work": [["要多费心：{is}。", "{so}{act}合计{z}分（上下{w}分）。"]],
  why: [["因为{is}。", "{so}{act}分数最低的一样也别漏看：{worst}。"]],
  how: [["从这里下手：{is}。", "{so}{worst}。"]],
  "how.act": [
    ["{do}：{is}。", "{so}{worst}。"],
    ["{act}", "{is}。{so}{worst}。"],
  ],
  when: [["看{y}年{g}，往后几年里两头最顺。", "{A}那年是{k}，{B}那年是{l}。"]],
  "year.good": [
    ["{y}年{g}可以定事：{A}走{kg}，{B}走{lg}。", "{A}那边是{k}，{B}那边是{l}。"],
    ["{y}年{g}可以定事。", "{A}那边是{k}，{B}那边是{l}。"],
  ],
  "year.even": [["{y}年{g}不推也不拦，更顺的是{n}年{m}。", "{y}年{A}那边是{k}，{B}那边是{l}。"]],
  "year.hard": [["{y}年{g}偏紧，宜守，更顺的是{n}年{m}。", "{y}年{A}那边是{k}，{B}那边是{l}。"]],
  choiceYears: [["偏向{y}年{g}，比{n}年{m}顺。", "{A}那年是{k}，{B}那年是{l}。"]],
  choice: [
    ["偏向“{option}”：{is}。", "{so}{act}合计{z}分（上下{w}分）。"],
    ["偏向不散：{is}。", "也就是你说的“{option}”。{so}{act}合计{z}分（上下{w}分）。"],
  ],
  choiceUnknown: [
    ["“{one}”“{other}”分不出：{is}。", "盘里只看得见你们两个。{so}{act}"],
    ["这两样分不出：{is}。", "盘里只看得见你们两个，分不出“{one}”和“{other}”。{so}{act}"],
  ],
  who: [["只看得见你们俩：{best}。", "盘里看不出第三个人；{worst}。"]],
  beyond: [["逐年只排到{last}年；里头最顺的是{y}年{g}。", "{asked}年不在里头。"]],
  minor: [
    ["没满十八，婚事不看：{is}。", "只说脾气怎么处。{so}{act}"],
    ["婚事先不看：{is}。", "还有人没满十八，只说脾气怎么处。{so}{act}"],
  ],
  violence: [["先保证安全：报警110，或打12338妇女热线。", "动手的事不看盘，先到信得过的人家里去。"]],
  suspicion: [["骗没骗要看事实；盘里只见{knot}。", "有没有骗你，盘里看不到，要问本人；看得到的只是要费心{toil}。"]],
  heart: [["心意要问本人：{best}。", "盘里只看得到两个人怎么接得上；{worst}。"]],
  body: [["这要问医生；{is}。", "怀孕、生病的事盘里不看，看得到的是两个人怎么扶着过。{so}{act}"]],
  court: [["这要问律师；{is}。", "官司和财产的判法盘里不看。{so}{act}"]],
};

/** In a headline; what comes of it and what to do about it are sentences of their own. */
export const shorts: Shorts = {
  seat: {
    sixHarmony: { is: "日支{st}六合，住到一起顺手" },
    frame: { is: "日支{st}三合，过日子像搭班子" },
    clash: { is: "日支{st}相冲，同进同出反而累", act: "各留一块地方。" },
    harm: { is: "日支{st}相害，闷着的比说出来的多", act: "当天的事当天说。" },
    punishment: { is: "日支{st}相刑，越用力待对方越像挑刺", act: "先问再帮。" },
    break: { is: "日支{st}相破，小事常漏", act: "列一张清单。" },
    selfPunishment: { is: "日支{st}自刑，坏习惯会变两份", act: "要有人先改一样。" },
    same: { is: "日支{st}同支，要的家一个样", so: "抢的东西也一样。" },
    none: { is: "日支{st}不合不冲，住到一起全看怎么立规矩" },
  },
  stem: {
    combine: { is: "日干{xy}相合，怕散就咽着", so: "咽久了挑小事发作。", act: "别攒，当天说。" },
    clash: { is: "日干{xy}相冲，谁也不让话头", act: "轮着先说。" },
    same: { is: "日干{xy}同一行，争的是谁听谁的", act: "先分好哪件听谁的。" },
    "feeds.a": { is: "日干{xy}里{A}在给，给久了不吭声", so: "一吵就算总账。", act: "给之前先开口要一样。" },
    "feeds.b": { is: "日干{xy}里{B}在给，给久了不吭声", so: "一吵就算总账。", act: "给之前先开口要一样。" },
    "holds.a": { is: "日干{xy}里{A}管着{B}", so: "一句“你怎么又”就起头。", act: "头一句换成问句。" },
    "holds.b": { is: "日干{xy}里{B}管着{A}", so: "一句“你怎么又”就起头。", act: "头一句换成问句。" },
  },
  purse: {
    same: { is: "日干{xy}同类，钱上是一碗饭两个人分", act: "账要分得清。" },
    iFeed: { is: "日干{xy}里{A}往外给，花钱不心疼", act: "给{B}的那份写进预算。" },
    iHold: { is: "日干{xy}里{A}管着{B}，账多半归{A}", act: "每月给{B}留一笔不用报的。" },
    holdsMe: { is: "日干{xy}里{B}管着{A}，账多半归{B}", act: "每月给{A}留一笔不用报的。" },
    feedsMe: { is: "日干{xy}里{B}往外给，花钱不心疼", act: "给{A}的那份写进预算。" },
  },
  animal: {
    sixHarmony: { is: "生肖{ab}六合，进对方家门不生分" },
    frame: { is: "生肖{ab}三合，两家办大事使得上劲" },
    clash: { is: "生肖{ab}相冲，两家的规矩反着来", act: "别住同一个屋。" },
    harm: { is: "生肖{ab}相害，外人的话最伤", act: "关起门来谈。" },
    punishment: { is: "生肖{ab}相刑，长辈越帮越像改", act: "帮之前先问。" },
    break: { is: "生肖{ab}相破，两家约好的事常差一步" },
    selfPunishment: { is: "生肖{ab}自刑，两家像得连毛病都像" },
    same: { is: "生肖{ab}同属，两家的年月一样，话好说" },
    none: { is: "生肖{ab}不冲不合，两家客客气气", so: "近不近看走动。" },
  },
};

/** What the lead rests on. */
export const evidence: Texts = {
  total: "七样里得分比例最高的是{bl}，{bs}/{bo}，最低的是{wl}，{ws}/{wo}。",
  bond: "{A}日柱{g}，{B}日柱{h}，天干{xy}得{ss}/15，生肖{ab}得{as}/15，星盘得{ks}/15。",
  daily: "{A}坐{p}，{B}坐{q}，日支得{ds}/20；命卦{kl}得{us}/7。",
  quarrel: "日干{xy}得{ss}/15，力气上{A}{la}分、{B}{lb}分，星盘得{ks}/15。",
  money: "五行互补得{es}/20：{A}要的，{B}给得到{va}%；{B}要的，{A}给得到{vb}%。",
  family: "生肖{ab}得{as}/15，年命{mn}得{ns}/8，{A}年柱{i}，{B}年柱{j}。",
  year: "{y}年是{yg}，{A}得{ya}分，{B}得{yb}分（从−3到3）；往后最顺的{ny}年是{ng}，{A}{na}分，{B}{nb}分。",
  kua: "{A}命卦{ka}，{B}命卦{kb}，配成{m}。",
  unsafe: "这{z}分说的是两个人的脾气怎么接，跟谁可以动手没有关系；等你安全了，想聊别的再来。",
  unknown: "{who}的时辰不知道，时柱和月亮先空着，总分的上下也放宽到{w}分。",
};

export const followUps: readonly (readonly [part: string, text: string])[] = [
  ["bond", "我们互相吸引的是什么？"],
  ["daily", "住到一起最要注意什么？"],
  ["quarrel", "我们吵架该怎么和好？"],
  ["money", "两个人的钱怎么管？"],
  ["family", "跟对方父母怎么处？"],
  ["year", "{y}年适合结婚吗？"],
  ["year", "{n}年要当心什么？"],
  ["daily", "日支{st}在家里是什么样？"],
  ["money", "大额的开销谁来定？"],
  ["family", "要不要孩子，两个人想得一样吗？"],
  ["quarrel", "为什么总为小事生气？"],
];
