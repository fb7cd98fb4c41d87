/** What the almanac's own words for acts mean, under 宜 and 忌; the English name stands with the telling. 名 中文 | English. */
const rows = `祭祀 祭祖、拜神这类事 | honouring ancestors or gods with offerings
祈福 到庙里或在家求平安 | praying for a blessing, at a temple or at home
求嗣 求孩子 | praying for a child
开光 请僧道给神像、法器点眼启用 | opening the eyes of an image, so that it may be used
酬神 事成以后还愿道谢 | thanking a god for what was asked and given
斋醮 请道士做法事 | having Taoist priests hold rites
塑绘 塑神像、画神像 | making or painting images of gods
沐浴 斋戒前洗净身子 | washing before a rite
出火 搬家前把神位、祖先牌位移出去 | carrying the altar out before a move
安香 把香炉神位安放下来 | setting the incense altar in its place
谢土 动土完工后谢土地 | thanking the earth when building is done
嫁娶 办婚礼、迎新人 | holding the wedding
纳采 送聘礼、正式提亲 | sending the betrothal gifts
问名 问对方姓名生辰，旧时婚俗的一步 | asking the bride’s name and birth, a step of the old custom
订盟 订婚、立约 | making the betrothal
纳婿 招女婿上门 | taking a son-in-law into the house
归宁 新娘头一回回娘家 | the bride’s first visit home
安床 摆新床或换床的位置 | setting up or moving a bed
合帐 做帐子、挂帐子 | making or hanging bed curtains
冠笄 成年礼 | the rite of coming of age
进人口 收养孩子或添雇人手 | adopting a child or taking people on
裁衣 裁新衣，旧时多指嫁衣寿衣 | cutting new clothes, once those of a bride
挽面 给新娘开脸 | threading a bride’s face
会亲友 请亲戚朋友聚一聚 | having friends and family together
修坟 修补坟墓 | mending a grave
破土 为墓地动土；盖房叫动土 | opening the ground for a grave; for a house it’s called breaking ground
安葬 下葬 | burying
启钻 开旧坟捡骨 | opening an old grave to move the bones
入殓 把逝者放进棺里 | laying the dead in the coffin
移柩 把棺材抬出去 | carrying the coffin out
立碑 立墓碑或纪念碑 | raising a stone
成服 穿上孝服 | putting on mourning
除服 脱下孝服 | ending mourning
入宅 搬进新房、头一晚入住 | moving into a new home
移徙 搬家、换住处 | moving house
安门 装门、换门 | fitting a door
修造 修房子、盖房子 | building or repairing
动土 盖房子破开地面 | breaking ground for a building
起基 打地基 | laying foundations
上梁 架房梁 | raising the main beam
竖柱 立房柱 | raising the pillars
作梁 做房梁 | cutting a beam
作灶 砌灶台 | building a stove
解除 打扫、除旧、消灾 | cleansing a place and clearing it out
扫舍 大扫除 | cleaning the house
拆卸 拆旧的房、墙 | taking an old building down
破屋 拆房子 | tearing down a house
坏垣 拆墙 | breaking a wall down
补垣 补墙 | mending a wall
塞穴 堵老鼠洞、蚁穴 | stopping holes
平治道涂 修路铺路 | levelling and paving a road
修饰垣墙 粉刷墙面 | plastering or painting walls
开渠 挖水沟 | digging a channel
掘井 打井 | digging a well
放水 往池里蓄水放水 | letting water into a pond
造仓 盖仓库 | building a store
开市 开张做买卖 | opening for trade
立券 签契约 | signing a contract
交易 买卖成交 | closing a sale
纳财 收钱进账 | taking money in
求财 出去找门路挣钱 | going after money
开仓 开仓库出货 | opening the stores
出货财 往外付钱、发货 | paying out and shipping
挂匾 挂招牌 | hanging the signboard
置产 买房买地 | buying property
买车 买车提车 | buying a car
雇佣 雇人 | hiring
安机械 安装机器 | installing machines
经络 织布、安纺机 | weaving and setting a loom
酝酿 酿酒、做酱 | brewing
栽种 种树种菜 | planting
伐木 砍树 | felling trees
架马 架木工的马凳，开工的头一步 | setting up the carpenter’s trestles, the first step of a job
牧养 养牲口 | keeping animals
纳畜 买牲口、领宠物 | bringing animals home
捕捉 除虫除害 | catching pests
取渔 打鱼 | fishing
结网 织网 | making nets
畋猎 打猎 | hunting
习艺 拜师学手艺 | taking up a craft
入学 入学报到 | starting school
理发 剪头发、给婴儿剃胎发 | a haircut, a baby’s first above all
整手足甲 剪指甲 | trimming nails
探病 去看病人 | visiting the sick
求医 看病求医。真有病随时去，不等日子 | seeing a doctor; with a real complaint go at once, whatever the day
治病 动手治疗。该做的治疗听医生的，不听日子 | beginning a treatment; that date is the doctor’s to set
针灸 扎针艾灸 | acupuncture
出行 出远门 | setting out on a journey
赴任 到新职位上任 | taking up a post
见贵 拜见上级长辈 | calling on someone of standing
词讼 打官司、递状子 | going to law
乘船 坐船 | boarding a boat
分居 分家另住 | setting up a household apart
造船 造船 | building a boat
行丧 出殡、办丧事 | holding a funeral
断蚁 除白蚁 | driving out ants`;

export interface AlmanacAct {
  name: string;
  zh: string;
  en: string;
}

export const almanacActs: readonly AlmanacAct[] = rows.split("\n").map((row) => {
  const at = row.indexOf(" ");
  const [zh = "", en = ""] = row.slice(at + 1).split(" | ");
  return { name: row.slice(0, at), zh, en };
});
