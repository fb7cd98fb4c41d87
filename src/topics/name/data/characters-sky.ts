/** As in `characters-nature.ts`. */
export const skyCharacters = {
  sky: `
天m天|sky
云u云|cloud
宇m宇宙|the space above
宙m时间|all time
宸m帝居|the pole star's hall
空u天空|open sky
穹m天|vault of sky
苍m青天|blue sky
风u风|wind
岚f山中雾气|mountain mist
霆m雷|thunder
雷m雷|thunder
震m震动|to shake
乾m天|heaven
坤u地|earth
翊m辅佐|to assist
翔m飞翔|to soar
飞m飞|to fly
翼m翅膀|wing
翰m笔，文才|writing brush
羽u羽毛|feather
翎u羽毛|plume
翌u明日|tomorrow
鸿m大雁|wild swan
鹏m大鸟|the great roc
鹤u仙鹤|crane
鸾f凤鸟|phoenix mate
凤f凤凰|phoenix
凰f凤凰|phoenix
燕f燕子|swallow
莺f黄莺|oriole
鹃f杜鹃|cuckoo
雁u大雁|wild goose
鸣u鸣叫|to sing out
龙m龙|dragon
骏m好马|fine steed
骥m千里马|great horse
骁m勇猛|valiant
骐m好马|dark steed
腾m奔腾|to leap
驰m奔驰|to gallop
骞m高举|to lift
驹m小马|colt
麒m麒麟|unicorn
麟m麒麟|unicorn
虎m虎|tiger
彪m小虎|tiger cub
象u象|elephant
鲲m大鱼|the great fish
梦f梦|dream
远m远方|far
程m路程|stage of a road
航m航行|to sail
帆m船帆|sail
舟u小船|boat
舰m战船|ship
霭u云气|haze
遥u遥远|far off
迢u遥远|far
行m行走|to go
迈m迈步|to stride
逸u闲逸|free
岭m山岭|ridge
北m北方|north
南f南方|south
东m东方|east
西u西方|west
中m中正|centre`,
  mountain: `
山m山|mountain
峰m山峰|peak
岳m大山|high mountain
峻m高峻|steep
崇m崇高|lofty
岱m泰山|Mount Tai
嵩m嵩山|Mount Song
崎m崎岖|rugged
崧m高山|high mountain
巍m高大|towering
屹m耸立|to stand firm
岑u小而高的山|small peak
峥m高峻|soaring
嵘m高峻|soaring
岗m山冈|ridge
仑m昆仑|Kunlun
城m城墙|city wall
垣m矮墙|low wall
基m基础|base
堃m大地|earth
垚m山高|high earth
尧m高|high as Yao
培m培养|to cultivate
坚m坚固|firm
均m均平|even
坦m平坦|level
堂m厅堂|hall
壮m强壮|strong
野u田野|open field
田u田地|field
陆m陆地|land
隆m兴盛|rising
陶u陶器，快乐|pottery, glad
原m平原|plain
邦m国家|state
国m国家|country
京m京城|capital
都f都城|city
里u里巷|hamlet
路u道路|road
道m道理|the way
安u安宁|peace`,
};
