import type { Purpose } from "../../../kit/almanac/data/purposes.ts";

interface Close {
  /** One thing to do; `day` is the day, `hour` the first usable hour or "". */
  doing: (day: string, hour: string) => string;
  watching: (duty: string) => string;
}

const at = (hour: string): string => (hour === "" ? "" : `，赶在${hour}`);

/** What to do before the day, and what to watch for on it. */
export const closes: Readonly<Record<Purpose, Close>> = {
  wedding: {
    doing: (day, hour) => `这周先给酒店和司仪打电话，问${day}空不空；迎亲出门${hour === "" ? "赶早" : `放在${hour}`}，再往回倒排化妆的钟点。`,
    watching: (duty) => `留意两边老人手里的历本有没有写别的，${duty}日在别家历本上若被圈掉，早说早商量。`,
  },
  registry: {
    doing: (day, hour) => `把户口本、身份证找齐放进一个袋子，预约${day}的号${at(hour)}。`,
    watching: (duty) => `留意登记处那天办不办公，${duty}日再好也要人家开窗。`,
  },
  engagement: {
    doing: (day, hour) => `先把${day}告诉两边父母，饭桌订${hour === "" ? "中午" : hour}，聘礼的单子这周写出来。`,
    watching: (duty) => `留意谁在饭桌上先提钱，${duty}日谈定一件就够，别一次谈完。`,
  },
  moving: {
    doing: (day, hour) => `这周把搬家车约在${day}${at(hour)}，米、盐和被褥装一箱，先进门。`,
    watching: (duty) => `留意电梯和物业那天能不能用，${duty}日的顺手，先得有门进。`,
  },
  bed: {
    doing: (day, hour) => `${day}${hour === "" ? "" : `${hour}`}铺床，床头靠实墙，旧床单当天就洗。`,
    watching: (duty) => `留意头三晚睡得怎么样，${duty}日安的床，睡不稳就换个朝向。`,
  },
  opening: {
    doing: (day, hour) => `${day}${hour === "" ? "" : `${hour}`}开门做第一单，这周先把第一位客人请好，招牌前一天挂正。`,
    watching: (duty) => `留意执照和收银那天通不通，${duty}日头一笔别赊账。`,
  },
  signing: {
    doing: (day, hour) => `把${day}发给对方，合同提前两天定稿，落笔${hour === "" ? "在上午" : `放在${hour}`}。`,
    watching: (duty) => `留意改动有没有双方签字，${duty}日签的是纸上的字，口头添的不算；大额的先请律师看。`,
  },
  trade: {
    doing: (day, hour) => `约在${day}交割${at(hour)}，价钱前一天谈死，当天只收付。`,
    watching: (duty) => `留意到账再放货，${duty}日也一样。`,
  },
  property: {
    doing: (day, hour) => `先跟中介和银行对好${day}能办，过户排${hour === "" ? "头一个" : `在${hour}`}。`,
    watching: (duty) => `留意抵押和户口有没有清，${duty}日管不到产权，这一项问律师。`,
  },
  car: {
    doing: (day, hour) => `跟店里定${day}提车${at(hour)}，第一程开短路，绕一圈回家。`,
    watching: (duty) => `留意保险那天零点有没有生效，${duty}日也不替它。`,
  },
  groundbreaking: {
    doing: (day, hour) => `${day}${hour === "" ? "" : `${hour}`}挖第一锹，这周先把地下管线图要来。`,
    watching: (duty) => `留意邻居和许可，${duty}日动了第一锹，后面停几天不碍事。`,
  },
  renovation: {
    doing: (day, hour) => `${day}${hour === "" ? "" : `${hour}`}敲第一锤，先敲非承重的那面，敲之前拍照存底。`,
    watching: (duty) => `留意水电改动的单子，${duty}日开工，增项也要白纸黑字。`,
  },
  travel: {
    doing: (day, hour) => `票订${day}的${hour === "" ? "" : `，${hour}出门`}，证件今晚放进包里。`,
    watching: (duty) => `留意天气和改签，${duty}日出门，第一段路别赶。`,
  },
  interview: {
    doing: (day, hour) => `回信请对方排在${day}${at(hour)}，提前一天把路走一遍。`,
    watching: (duty) => `留意对方先问的那件事，${duty}日照着它答，别背稿。`,
  },
  newJob: {
    doing: (day, hour) => `跟人事说${day}报到${at(hour)}，旧东家的交接单这周签完。`,
    watching: (duty) => `留意头一天谁来带你，${duty}日先记名字，少提意见。`,
  },
  study: {
    doing: (day, hour) => `${day}${hour === "" ? "" : `${hour}`}开始第一课，笔和准考证前一晚放一处。`,
    watching: (duty) => `留意报名截止，${duty}日好也等不过它。`,
  },
  haircut: {
    doing: (day, hour) => `约${day}的理发师${at(hour)}，带一张照片去。`,
    watching: (duty) => `留意别一次剪太短，${duty}日剪的也要两周才长回来。`,
  },
  checkUp: {
    doing: (day, hour) => `挂${day}的号${at(hour)}，空腹的项目排最前。`,
    watching: (duty) => `留意医生给的日子，哪天看医生听他的；身上不舒服，不等${duty}日，今天就去。`,
  },
  baby: {
    doing: (day, hour) => `${day}请亲友${hour === "" ? "" : `，开席放在${hour}`}，孩子只抱出来一小会儿。`,
    watching: (duty) => `留意孩子的觉，${duty}日也按他的钟点来。`,
  },
  party: {
    doing: (day, hour) => `今晚把${day}发到群里${hour === "" ? "" : `，${hour}开席`}，问清谁不吃什么。`,
    watching: (duty) => `留意谁最早走，${duty}日的局散早一点，下次还来。`,
  },
  pet: {
    doing: (day, hour) => `${day}${hour === "" ? "" : `${hour}`}接它回家，窝先放在它要睡的那个角。`,
    watching: (duty) => `留意头三天吃不吃，${duty}日进门，也让它自己走出来。`,
  },
  planting: {
    doing: (day, hour) => `${day}${hour === "" ? "" : `${hour}`}下土，坑前一天挖好浇透。`,
    watching: (duty) => `留意霜和风，${duty}日种下，头两周只看土干不干。`,
  },
  worship: {
    doing: (day, hour) => `${day}${hour === "" ? "" : `${hour}`}上香，供品清淡几样，先把屋子扫了。`,
    watching: (duty) => `留意火烛，${duty}日心到就好，人走香灭。`,
  },
  burial: {
    doing: (day, hour) => `先问墓园${day}排不排得开${at(hour)}，路上的人数今天数清。`,
    watching: (duty) => `留意最累的那个人，${duty}日替他端杯热水。`,
  },
  lawsuit: {
    doing: (day, hour) => `材料这周交律师过目，${day}${hour === "" ? "" : `${hour}`}递。`,
    watching: (duty) => `留意诉讼时效，期限比${duty}日要紧，快到了就不等。`,
  },
  any: {
    doing: (day, hour) => `把手上最想动的那一件排在${day}${at(hour)}，只排一件。`,
    watching: (duty) => `留意这天谁先找上门，${duty}日的事常从那里起。`,
  },
};
