/** The surnames most people bear today, roughly by number. */
export const frequentSurnames =
  "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝谌谈";

/** How surnames are spelt in Hong Kong, Taiwan and abroad, beside pinyin. */
export const otherSpellings: Record<string, string> = {
  ...{ au: "欧区", chan: "陈", chang: "张常", chao: "赵", chau: "周", cheng: "郑程", cheung: "张", chiang: "蒋江", chin: "陈金秦", chiu: "赵邱", cho: "曹", choi: "蔡崔" },
  ...{ chou: "周", chow: "周", chu: "朱褚", chua: "蔡", chui: "徐崔", chung: "钟", fong: "方", fung: "冯", goh: "吴", heng: "邢", ho: "何", hsieh: "谢", hsu: "许徐", hui: "许" },
  ...{ hung: "洪熊", ip: "叶", kam: "金甘", ko: "高柯", koh: "许", kong: "江", kuo: "郭", kwan: "关", kwok: "郭", kwong: "邝", lai: "黎赖", lam: "林", lau: "刘", law: "罗" },
  ...{ lee: "李", leong: "梁", leung: "梁", liang: "梁", lim: "林", lo: "罗卢", loh: "罗", low: "刘", lui: "吕雷", mak: "麦", mok: "莫", ng: "吴黄伍", ong: "王翁", poon: "潘" },
  ...{ pun: "潘", shum: "沈岑", siu: "萧", so: "苏", soh: "苏", suen: "孙", sung: "宋", szeto: "司徒", tai: "戴", tam: "谭", tan: "陈谭", tang: "邓唐汤", tay: "郑", teo: "张" },
  ...{ toh: "卓", tong: "唐汤", tsai: "蔡", tsang: "曾", tse: "谢", tseng: "曾", tsui: "徐崔", wan: "温万", wong: "王黄", wu: "吴伍武", yam: "任", yap: "叶", yau: "邱尤", yeh: "叶" },
  ...{ yeo: "杨", yeoh: "杨", yeung: "杨", yim: "严", yip: "叶", yiu: "姚", yuen: "袁阮", yung: "翁容", auyeung: "欧阳", ouyang: "欧阳", "au-yeung": "欧阳", sima: "司马" },
  ...{ shangguan: "上官", zhuge: "诸葛", huangfu: "皇甫", linghu: "令狐", gongsun: "公孙", situ: "司徒", ximen: "西门", xiahou: "夏侯", dongfang: "东方", murong: "慕容" },
};
