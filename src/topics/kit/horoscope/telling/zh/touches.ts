import type { TouchWords } from "../word-types.ts";

export const touches: TouchWords = {
  love: {
    sun: { easy: "你想要什么说得清，对方也听得清", hard: "两个人都想当主角，让出一件小事", meeting: "心思全写在脸上，不必猜了" },
    moon: { easy: "情绪接得住，一句家常就算哄", hard: "要的和说的不是一回事，先问饿不饿、累不累", meeting: "想起一个人，发句不要紧的话" },
    mercury: { easy: "话说得开，趁顺把约定改细", hard: "字面上较劲，语气比内容伤人", meeting: "消息来回得勤，少解释，多问" },
    venus: { easy: "甜处是真甜，别急着问以后", hard: "都想要人哄，轮着来", meeting: "两情相看都顺眼，安排一顿好饭" },
    mars: { easy: "有人肯主动，你顺着走一步", hard: "一点就着，走出门转一圈再回来说", meeting: "热得快，慢半拍反而更久" },
    jupiter: { easy: "对方比你想的宽厚，可以开口求一次", hard: "许得多，兑现得少，只许一件", meeting: "有人愿意把事往大里想，听他说完" },
    saturn: { easy: "认真的话落了地，定下的日子不会改", hard: "热脸贴了冷门，这回的冷是忙，不一定是淡", meeting: "关系要立规矩，写三条就够" },
  },
  career: {
    sun: { easy: "上头点头快，想批的现在递", hard: "跟拿主意的人意见不合，带数字去，不带情绪", meeting: "活干到了台前，把进度报一报" },
    moon: { easy: "同事肯搭手，分一半给他", hard: "家里有事牵着，把要紧的会挪到上午", meeting: "凭感觉做的判断挺准，再找一个数撑住" },
    mercury: { easy: "谈判、写稿都顺，趁手热多做一份", hard: "消息传岔了，当面对一遍", meeting: "点子多，先挑一个写成一页纸" },
    venus: { easy: "人情帮得上忙，先谢后求", hard: "怕得罪人就答应了，回去改口还来得及", meeting: "场面好看，趁机把条件谈圆" },
    mars: { easy: "动手就有进展，先干再开会", hard: "有人跟你抢，别在人前争，回去把活做硬", meeting: "冲劲足，容易一个人跑前头，回头看看队伍" },
    jupiter: { easy: "路子开了，想报的名报上", hard: "摊子铺大了，砍掉一样", meeting: "机会看着大，问清第一步是什么" },
    saturn: { easy: "按部就班就稳，老办法够用", hard: "卡在审批或旧规矩上，补齐材料比催人快", meeting: "责任落到你头上，先要到权限再接" },
  },
  wealth: {
    sun: { easy: "心里有数，安排得体面", hard: "为面子掏的钱，隔天会后悔", meeting: "看得见自己钱往哪儿去，列一列" },
    moon: { easy: "买菜买米这种钱花得安心", hard: "心情不好就下单，先吃饭", meeting: "想囤点东西，量着冰箱买" },
    mercury: { easy: "算得快也算得对，趁早对账", hard: "数字看岔一位，转账前再核一遍", meeting: "比价有耐心，货比三家就停" },
    venus: { easy: "买得称心，一件就够", hard: "想要的和用得上的打架，先缓两天", meeting: "爱美的心思上来，定个上限" },
    mars: { easy: "砍价敢开口，退货也敢", hard: "一急就多付，什么都别当场定", meeting: "手快，收起一张卡" },
    jupiter: { easy: "手头松动，先把该存的挪走", hard: "算得太乐观，预算打九折", meeting: "胃口大了，只添一样大的" },
    saturn: { easy: "省得住，固定开支可以再压一笔", hard: "处处要钱，先付有日子的", meeting: "账面紧，列清楚反倒安心" },
  },
  health: {
    sun: { easy: "身上有力气，早起半小时也不难", hard: "硬撑最费，承认累了就坐下", meeting: "精神都亮在外头，夜里记得收" },
    moon: { easy: "睡得沉，趁势早躺", hard: "吃睡不在点上，晚饭往前挪", meeting: "情绪和胃口连着，吃热的" },
    mercury: { easy: "脑子清，做完就能放下", hard: "想得多睡得浅，手机放到客厅", meeting: "话多费气，喝水" },
    venus: { easy: "松得下来，泡个脚就够", hard: "贪嘴贪晚，少一样", meeting: "想舒服，就真的舒服一晚" },
    mars: { easy: "出汗最痛快，动四十分钟", hard: "绷得紧，手脚别跟时间抢", meeting: "劲头冲，热身做足再上" },
    jupiter: { easy: "心宽，歇得也快", hard: "应得太多，身子替你记账，退掉一件", meeting: "吃喝容易过，七分就放筷子" },
    saturn: { easy: "作息立得住，照旧就好", hard: "乏得慢慢来，别再加一件", meeting: "像背着石头，先歇再走" },
  },
};
