/** An everyday thing that suits a facing star: something that moves, shines or is used. Index: the star less one. */
export const moving: readonly string[] = ["一杯每天换的清水，或小鱼缸", "一只天天要开的账匣", "一台收音机，或挂钟", "一盆要常浇水的绿植", "一只装零钱的陶罐", "一把常坐的硬椅子", "一部座机，或待客的茶盘", "一个天天进出的储物柜", "一盏傍晚就开的灯"];

/** What gives a mountain star a firm place: still, heavy, seldom moved. */
export const still: readonly string[] = ["一只深色矮柜", "一块厚地垫", "一排实木书架", "一扇布屏风，或高大的绿植", "一面不钉钉子的墙", "一张靠墙的长桌", "一只带锁的金属柜", "一只装满的大书柜", "一幅暖色的画"];

/** What a year's or month's star in a palace asks of you there. */
export const asks: readonly string[] = ["出门、递材料放在这一边", "少躺着，勤开窗", "说话慢半拍", "写东西、备考用这一边", "不钻孔，不搬重物", "见领导、交材料前在这里坐坐", "贵重小件收进抽屉", "存钱、签约用这一边", "请客、办喜事用这一边"];
