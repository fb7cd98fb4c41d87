/** The almanac's terms under 宜 and 忌 in English; one not listed is shown as it stands. */
const rows = `祭祀 rites|祈福 prayers|求嗣 praying for a child|开光 consecration|塑绘 images|齐醮 temple rites|斋醮 temple rites|沐浴 bathing|酬神 thank-offering|造庙 temple building
祀灶 kitchen rites|焚香 incense|谢土 thanking the earth|出火 moving the altar|雕刻 carving|嫁娶 wedding|订婚 engagement|纳采 betrothal gifts|问名 asking the name|纳婿 son-in-law moving in
归宁 bride’s visit home|安床 setting a bed|合帐 bed curtains|冠笄 coming of age|订盟 betrothal|进人口 adoption, hiring|裁衣 cutting clothes|挽面 bride’s threading|开容 bride’s threading|修坟 mending graves
启钻 opening a grave|破土 grave digging|安葬 burial|立碑 raising a stone|成服 putting on mourning|除服 ending mourning|开生坟 digging one’s own grave|合寿木 making a coffin|入殓 laying out|移柩 moving a coffin
普渡 rites for the dead|入宅 entering a home|安香 setting an altar|安门 fitting a door|修造 building|起基 foundations|动土 breaking ground|上梁 raising a beam|竖柱 raising pillars|开井开池 wells and ponds
作陂放水 dams and sluices|拆卸 taking down|破屋 tearing down|坏垣 breaking a wall|补垣 mending a wall|伐木做梁 cutting beams|作灶 building a stove|解除 cleansing|开柱眼 pillar sockets|穿屏扇架 timber frames
盖屋合脊 roofing|开厕 privies|造仓 granaries|塞穴 stopping holes|平治道涂 levelling roads|造桥 bridges|作厕 privies|筑堤 dykes|开池 ponds|伐木 felling
开渠 canals|掘井 digging a well|扫舍 cleaning house|放水 letting water in|造屋 house building|合脊 ridging|造畜稠 stables|修门 mending a door|定磉 setting plinths|作梁 cutting a beam
修饰垣墙 plastering walls|架马 carpenter’s trestles|开市 opening for trade|挂匾 hanging the sign|纳财 taking in money|求财 seeking money|开仓 opening stores|买车 buying a car|置产 buying property|雇佣 hiring
出货财 paying out|安机械 setting up machines|造车器 vehicles|经络 weaving|酝酿 brewing|作染 dyeing|鼓铸 casting|造船 boat building|割蜜 taking honey|栽种 planting
取渔 fishing|结网 net making|牧养 herding|安碓磑 setting a mill|习艺 learning a craft|入学 starting school|理发 haircut|探病 visiting the sick|见贵 calling on the great|乘船 boarding a boat
渡水 crossing water|针灸 acupuncture|出行 travel|移徙 moving|分居 living apart|剃头 shaving|整手足甲 trimming nails|纳畜 buying animals|捕捉 pest catching|畋猎 hunting
教牛马 breaking in animals|会亲友 meeting friends|赴任 taking office|求医 seeing a doctor|治病 treatment|词讼 lawsuits|起基动土 foundations|破屋坏垣 tearing down|盖屋 roofing|造仓库 stores
交易 trade|立券 contracts|安机 setting up machines|会友 meeting friends|求医疗病 treatment|诸事不宜 any undertaking|馀事勿取 nothing else|行丧 funeral|断蚁 driving out ants|归岫 homecoming`;

const names = new Map(rows.split(/[|\n]/).map((row): [string, string] => [row.slice(0, row.indexOf(" ")), row.slice(row.indexOf(" ") + 1)]));

export const toTermName = (term: string): string => names.get(term) ?? term;
