/** Two-character stems: word, moods, sense in Chinese, sense in English. Moods: n nature, c calm, l light, g growth, t reach, w wealth and trust, h home, k craft. */
export const brandWords = `
青禾 ng 青苗，看得见长势|green shoots
星河 lt 满天星流成河|a river of stars
山隅 nc 山的一角|a corner of the hills
木白 nk 原木未上漆|bare wood
晴川 nl 晴天照着的河|a river in clear weather
松间 nc 松树中间|among pines
云岫 nc 云出山口|mist on the ridge
溪谷 nc 溪水穿过的谷|a brook valley
初禾 gn 头一茬禾苗|the first crop
南枝 nl 朝阳先开的枝|the sunward bough
鹿鸣 nh 鹿招呼同伴吃草|deer calling to share the grass
竹里 nc 竹林里头|inside the bamboo
临渊 ct 站在深水边|at the edge of the deep
汀兰 nc 水边兰草|orchids by the water
拾光 lk 把光一点点拾起|gathering light
晨曦 l 天刚亮的光|first light
明野 ln 亮堂的旷野|a bright open field
光合 lg 叶子把光变成粮|what a leaf does with light
朗月 lc 明亮的月|a clear moon
知微 tk 从小处看出来|seeing it in the small
启明 lt 天亮前最亮的星|the morning star
远洲 tn 远处的洲|a far shore
行舟 tn 船在走|a boat under way
万象 t 种种样子|ten thousand shapes
观澜 tc 看水起浪|watching the swell
凌峰 tn 站上峰顶|over the peak
驰远 t 跑得远|running far
长风 tn 远来的大风|the long wind
引力 t 把东西拉近的力|gravity
矩阵 t 行列整齐|rows and columns
维度 t 看事的方向|a dimension
数澜 t 数据成浪|waves of numbers
云帆 tn 高挂的帆|a high sail
天际 tn 天边|the skyline
极昼 tl 整日不落的太阳|the day that does not end
深蓝 tn 深水的颜色|deep blue
锐见 tk 看得尖|a sharp eye
同舟 hw 坐一条船|in one boat
信达 w 守信送到|trust that arrives
恒丰 wg 长久丰足|lasting plenty
鼎盛 w 鼎立而盛|standing full
安泰 wc 平安通泰|safe and settled
厚德 w 德行厚|deep merit
诚和 wh 诚实和气|honest and kind
瑞丰 wg 好年成|a good harvest
聚源 wg 水源汇在一处|springs joined
和盛 wh 和气而兴旺|thriving in peace
永昌 w 长久兴旺|long flourishing
嘉禾 wg 长得好的禾|fine grain
裕安 wc 富足安稳|ample and safe
隆昌 w 兴旺|full and thriving
泰和 wc 安泰和顺|calm plenty
正言 wc 说直话|plain speech
明衡 wl 秤看得清|a clear balance
衡石 wk 称重的石|the weighing stone
中正 wc 不偏|straight and centred
持正 wc 守住正道|holding straight
谨行 wc 小心走|walking with care
归处 hc 回去的地方|somewhere to return
暖屋 hl 暖和的屋子|a warm house
小满 hg 麦粒将满，不求全满|grain almost full
檐下 hc 屋檐底下|under the eaves
炊烟 hn 饭点的烟|supper smoke
围炉 hl 一圈人烤火|round the fire
食光 hl 吃饭的时辰|the hours at table
麦田 gn 一片麦子|a field of wheat
禾味 gh 粮食的味道|the taste of grain
知味 hk 懂得味道|knowing by taste
五谷 gh 五样粮|five grains
稻香 gn 稻子的香气|the smell of rice
甘棠 nh 结甜果的棠树|the sweet pear tree
清欢 hc 清淡里的快乐|quiet gladness
慢煮 hk 小火慢慢煮|slow simmering
茶隐 nc 在茶里躲闲|hidden among tea
一叶 nc 一片叶|a single leaf
山茗 nc 山里的茶|hill tea
云雾 nc 云和雾|cloud and mist
观叶 nc 看叶子|watching leaves
豆语 hk 豆子说话|what the beans say
半糖 h 糖放一半|half the sugar
晨豆 lh 早上的豆子|morning beans
黑石 nk 黑色石头|black stone
深焙 k 烘得深|a dark roast
海屿 nc 海上小岛|an islet
归林 nc 回到林子|back to the wood
风物 n 一地的出产|what a place yields
野趣 nh 野外的趣味|the fun of the wild
四时 nc 四个季节|the four seasons
花间 nl 花丛中间|among flowers
半夏 n 夏天过半|half the summer
芳洲 nc 长香草的水洲|a fragrant shoal
素颜 cl 不上妆的脸|a bare face
凝脂 c 像油脂一样润|smooth as cream
水漾 nc 水轻轻晃|water rocking
若水 nc 像水一样|like water
露华 nl 露水的光|the shine of dew
雪肌 nc 像雪一样白净|snow-clear
清羽 cn 干净的羽毛|a clean feather
蔓草 ng 会爬的草|trailing grass
云裳 cl 云做的衣裳|robes of cloud
锦织 k 织成的锦|woven brocade
布衣 hk 棉布衣裳|plain cotton
经纬 tk 纵线和横线|warp and weft
素履 ck 朴素的鞋|plain shoes
青衿 ck 读书人的青衣领|the scholar’s blue collar
霓裳 l 彩虹衣裳|rainbow robes
衣锦 wl 穿着锦衣|dressed in brocade
金缕 wk 金线|gold thread
琢玉 k 把玉琢出来|cutting jade
明珠 lw 亮的珠子|a bright pearl
璞石 nk 没琢过的玉石|uncut jade
如琢 k 像琢玉一样细|as if carved
匠心 k 做手艺的心|the maker’s care
木作 k 木工活|woodwork
窑火 kl 窑里的火|kiln fire
手纪 k 手上的记录|kept by hand
物语 k 东西讲的事|what things tell
拾物 k 捡起小东西|things picked up
造物 k 做出东西|making things
尺素 ck 一尺白绢，书信|a foot of white silk, a letter
方寸 ck 一寸见方的地方，指心|an inch square, the heart
留白 ck 画里空着的地方|the space left blank
墨色 ck 墨的层次|shades of ink
知书 cg 懂书|knowing books
有邻 h 有伴|having neighbours
言午 t 两字合成许|two parts of one sign
纸上 ck 写在纸上|on paper
夜航 tn 夜里行船|a night boat
声浪 t 声音像浪|a wave of sound
回响 t 声音又回来|an echo
弦外 ck 琴弦之外|beyond the string
和鸣 h 一起发声|sounding together
清商 c 五音中的商|a clear mode
镜像 lt 镜里的样子|a mirror image
光影 l 光和影|light and shadow
显影 lk 相纸慢慢出图|the print coming up
定格 lk 停在那一格|the frame held
蓬勃 g 长得旺|growing strong
新芽 gn 刚冒的芽|a new bud
育林 gn 养一片林|raising a wood
启蒙 gl 把懵懂打开|first lessons
树人 g 像种树那样培养人|growing people
问渠 gn 问水从哪来|asking where the water rises
学而 cg 学了再练|learn, and then
童谣 gh 小孩唱的歌|a nursery song
小树 gn 还在长的树|a small tree
萌芽 gn 种子出芽|sprouting
拔节 g 庄稼往上长一节|a stem adding a joint
筑梦 kt 把梦盖起来|building a dream
磐石 nk 大石头|bedrock
基石 nk 垫底的石|the footing stone
广厦 wk 大房子|a great house
安居 hw 住得安稳|living settled
筑境 k 造一个地方|making a place
木石 nk 木头和石头|wood and stone
方圆 kw 有方有圆|square and round
砥石 k 磨刀石|a whetstone
千钧 wk 很重|of great weight
百炼 k 炼过百遍|forged a hundred times
精工 k 做得细|fine work
铸成 k 浇铸出来|cast whole
锋行 kt 刀口向前|edge forward
飞轮 t 越转越稳的轮|a flywheel
动能 t 动起来的劲|the force of motion
炽阳 l 烈日|a blazing sun
旭阳 lw 早上的太阳|the rising sun
焕能 lt 亮起来的力|brightening power
清源 nc 干净的源头|a clean source
净澜 nc 清水起浪|a clean swell
洁风 nc 干净的风|clean wind
通达 tw 路路通|through on every road
速达 t 很快送到|quickly there
远航 tn 开得远|a long voyage
联港 tw 港口相连|linked harbours
四海 tn 四面的海|the four seas
万里 t 很远的路|ten thousand miles
迁徙 tn 成群远走|migration
旅人 th 在路上的人|a traveller
云栖 nc 在云里住下|lodging in cloud
山居 nc 住在山里|living in the hills
听泉 nc 听泉水|listening to a spring
临溪 nc 靠着溪|by the brook
宿野 nh 在野外过夜|a night outdoors
漫游 tn 随便走走|roaming
逐日 tl 追着太阳跑|after the sun
劲草 ng 吹不倒的草|grass the wind can’t lay
腾跃 t 跳起来|a leap
动力 t 推着走的力|drive
乐聚 h 高兴地聚|glad company
欢序 h 快乐有先后|joy in order
小宠 h 小小的被疼爱|small and fond
爪迹 h 爪子的印|paw prints
伴生 hg 一起生长|growing together
安颐 hc 安心保养|ease in age
松龄 nc 松树的年纪|the age of pines
仁心 hc 善意的心|a kind heart
本草 ng 草药的总名|the herbs
百草 ng 各样的草|a hundred herbs
杏林 nh 医家的别称|the apricot wood, an old name for medicine
康宁 hc 健康安宁|well and quiet
元气 g 根本的劲头|the first vigour
`.trim();
