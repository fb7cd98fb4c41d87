/** The reading a name takes first, where Unihan lists an older or rarer one before it. All are in 《通用规范汉字字典》 (kTGHZ2013) but 晟, which names read shèng though it lists chéng. */
export const usualReadings: Record<string, string> = {
  ...{ 罗: "luó", 卓: "zhuó", 泊: "bó", 晟: "shèng", 珩: "héng", 琢: "zhuó", 子: "zǐ", 拓: "tuò", 兴: "xīng", 尽: "jìn", 似: "sì", 地: "dì", 佛: "fó", 了: "liǎo", 只: "zhǐ" },
  ...{ 焘: "tāo", 铤: "tǐng", 莞: "wǎn", 绩: "jì", 迹: "jì", 诘: "jié", 脊: "jǐ", 弹: "tán", 芎: "xiōng", 荫: "yīn", 调: "tiáo", 颇: "pō", 驯: "xùn", 鹄: "hú", 鹘: "hú", 舍: "shè" },
  ...{ 著: "zhù", 长: "cháng", 甸: "diàn", 帧: "zhēn", 框: "kuàng", 曲: "qǔ", 刹: "chà", 哗: "huá", 供: "gòng", 哮: "xiào", 晃: "huǎng", 脏: "zāng", 勒: "lè", 倒: "dǎo", 剥: "bō", 削: "xuē" },
};
