/** Characters that brands are made of: character, place (f first, l last, b either), moods, sense in Chinese, sense in English. Moods as in `brand-words.ts`. */
export const brandCharacters = `
青b n 青色|green
禾b g 禾苗|grain
木b n 树木|wood
林l n 树林|grove
森l n 林深|forest
竹f n 竹|bamboo
松f c 松|pine
柏b w 柏树|cypress
梧f n 梧桐|parasol tree
桐l n 桐树|paulownia
棠l n 棠树|crab apple
兰b c 兰草|orchid
荷f n 荷花|lotus
茗l c 茶芽|tea bud
芽l g 嫩芽|bud
苗l g 幼苗|seedling
叶b n 叶|leaf
果b g 果实|fruit
麦f g 麦|wheat
谷l n 山谷，粮|valley, grain
稻f g 稻|rice
豆l h 豆子|bean
山b n 山|hill
川l n 河流|river
溪b c 小河|brook
泉l n 泉水|spring
海b t 海|sea
洋l t 大洋|ocean
澜l t 波浪|swell
湾l c 水湾|bay
洲l n 水中陆地|islet
屿l c 小岛|islet
渡l t 渡口|ferry
舟l t 小船|boat
帆l t 船帆|sail
航b t 航行|voyage
云b t 云|cloud
风b n 风|wind
雨f n 雨|rain
雪f c 雪|snow
露f n 露水|dew
星b l 星|star
月b c 月|moon
日f l 太阳|sun
阳l l 阳光|sunlight
辰l l 星辰|stars
曦l l 晨光|dawn light
晨f l 早晨|morning
晴b l 晴天|clear sky
明b l 明亮|bright
光b l 光|light
辉l l 光辉|glow
灿f l 灿烂|brilliant
焰l l 火苗|flame
火l l 火|fire
炉l h 炉子|hearth
灯l l 灯|lamp
烛l l 蜡烛|candle
暖f h 暖|warm
朝f l 早晨|daybreak
初f g 开头|first
新f g 新|new
元f w 根本|first, origin
启f g 打开|to open
创b t 开创|to found
先f t 在前|ahead
领f t 带头|to lead
知b c 知道|to know
问f c 问|to ask
言l c 说话|word
语l h 话|speech
书l c 书|book
墨b k 墨|ink
笔f k 笔|brush
纸l k 纸|paper
印l k 印|seal
绘b k 画|to draw
画b k 画|picture
匠b k 匠人|craftsman
作l k 制作|making
造b k 造|to make
工l k 做工|work
物l k 东西|thing
织l k 织|to weave
锦b w 锦缎|brocade
绣l k 刺绣|embroidery
丝f k 丝|silk
衣l h 衣裳|clothes
裳l l 衣裙|robe
布l k 布|cloth
石b k 石|stone
岩f k 岩石|rock
磐f k 大石|bedrock
砚l k 砚台|ink stone
玉b w 玉|jade
珀l w 琥珀|amber
瑞f w 吉祥|good omen
瑾b w 美玉|fine jade
琳l w 美玉|jade
璞b k 未琢的玉|uncut jade
珠l w 珠|pearl
金b w 金|gold
银f w 银|silver
铭f w 刻字|to engrave
锐f t 锋利|sharp
铂l w 白金|platinum
钧l w 三十斤|a great weight
鼎b w 三足大器|three-legged vessel
钟l w 钟|bell
衡b w 秤|balance
正b w 端正|straight
信b w 守信|trust
诚b w 真诚|honest
德l w 德行|merit
仁f h 仁爱|kindness
义l w 道义|right
和b h 和气|peace
安b c 平安|safe
宁l c 安静|quiet
泰b w 通泰|at ease
康b h 健康|well
顺b w 顺利|smooth
昌l w 兴旺|thriving
盛l w 兴旺|full
隆l w 盛大|grand
丰b g 丰足|plenty
裕b w 宽裕|ample
源l w 水源|source
聚f w 会合|to gather
汇b w 水合流|confluence
合l h 相合|together
同f h 一起|together
众f t 众人|the many
友l h 朋友|friend
邻l h 邻居|neighbour
家l h 家|home
居l h 住处|dwelling
舍l h 屋舍|lodge
屋l h 屋子|house
庐l c 小屋|hut
园l n 园子|garden
苑l n 园子|park
院l c 院子|courtyard
堂l w 厅堂|hall
阁l c 小楼|pavilion
轩l c 有窗的长廊|open gallery
斋l c 书房|study
坊l k 作坊|workshop
铺l h 店铺|shop
馆l h 馆舍|house, hall
里l c 里头|inside
间l c 中间|between
野b n 旷野|open field
田l g 田地|field
土f n 泥土|soil
原l n 平原|plain
岭l n 山岭|ridge
峰l t 山峰|peak
岳l w 大山|great mountain
岸l c 水岸|shore
桥l t 桥|bridge
路l t 路|road
途l t 路途|way
行b t 走|to go
远b t 远|far
达l t 到达|to arrive
驰b t 奔驰|to gallop
腾b t 跳起|to leap
飞f t 飞|to fly
跃l t 跳|to leap
翔l t 滑翔|to soar
鹏l t 大鸟|the roc
雁l n 大雁|wild goose
鹿b n 鹿|deer
鹤b c 鹤|crane
马l t 马|horse
鲸f t 鲸|whale
鲤l w 鲤鱼|carp
燕b h 燕子|swallow
雀l h 小鸟|small bird
羽b c 羽毛|feather
芯l t 芯片|core, chip
数f t 数|number
智b t 智慧|clever
维b t 系住，方向|dimension
矩l t 曲尺|square rule
极b t 尽头|the utmost
微f t 细小|minute
量l t 数量|measure
能l t 能力|power
力l t 力|strength
动b t 动|to move
讯l t 消息|message
联f t 连接|to join
科f t 分科|science
颐b h 保养|to nourish
悦b h 高兴|glad
欢b h 欢喜|joy
乐l h 快乐|joy
喜b h 喜事|gladness
甜f h 甜|sweet
味l h 味道|taste
食b h 吃|food
鲜b h 新鲜|fresh
香b h 香|fragrant
甘f h 甜|sweet
清b c 清|clear
净b c 干净|clean
素b c 不加色|plain
简b c 简单|simple
静b c 安静|still
闲f c 空闲|leisure
慢f c 慢|slow
小f h 小|small
大f t 大|great
白b c 白|white
蓝b t 蓝|blue
紫f w 紫|purple
朱f l 红|vermilion
丹b l 红|cinnabar
彩b l 颜色|colour
美b l 好看|beautiful
妍l l 好看|lovely
颜l l 面容|face
姿l l 姿态|bearing
黛b c 青黑|dark brow
凝f c 凝住|to hold still
润b c 润|moist
水b c 水|water
泽l w 水润|moist sheen
沐f c 洗|to bathe
浣f c 洗|to rinse
`.trim();
