/** One a line, by theme: character, leaning (f, m or u for either), what it means in Chinese | in English. */
export const natureCharacters = {
  water: `
沐u润泽，洗净|washed fresh
江u大河|great river
河m大川|river
海m大海|sea
洋m大洋|ocean
涵u包容|to hold, roomy
泽m雨露，恩惠|marsh, kindness
润u滋润|moist, smooth
浩m水势盛大|vast
瀚m广大|boundless
清u清澈|clear
澄u水静而清|still and clear
澈u透底的清|clear to the bottom
渊m深潭，学问深|deep pool
源m水头|spring, source
泉u泉水|spring
溪u山间小河|brook
涛m大浪|great wave
波u水波|wave
澜m波澜|rolling wave
泓u水深而清|deep clear water
淼u水大无边|wide water
渺u水远|far water
沛m充足|plentiful
沂u沂水|the river Yi
沅u沅水|the river Yuan
湘f湘江|the river Xiang
洛u洛水|the river Luo
淇f淇水|the river Qi
潇f水清而深|deep and clear
漪f细波纹|ripple
涟f水面微波|ripple
滢f水清亮|limpid
潼u潼关之水|the river Tong
潭m深水|deep pool
湛m深，清|deep, clear
汐f晚潮|evening tide
潮u潮水|tide
洲u水中陆地|isle
浦u水边|waterside
津u渡口|ford
沁f渗入，沁香|to seep
淑f清而善|pure and kind
洁f干净|clean
淳u朴实|plain and true
滋f滋长|to nourish
渝u改变，重庆|the city on the river
洵u实在|truly
浚m疏深|to deepen
涓f细流|rill
溶u溶化，宽广|broad flow
漫u弥漫，自在|free flowing
滔m水盛|surging
泊u停船，淡泊|to moor, calm
汀f水边平地|sandbank
沄u水波翻涌|swirling water
汶u汶水|the river Wen
泠f清凉|cool and clear
澍m及时雨|timely rain
霖m久雨|long rain
雨f雨|rain
霏f雨雪纷飞|falling snow
雯f有花纹的云|patterned cloud
露f露水|dew
霜f霜|frost
雪f雪|snow
霁u雨过天晴|clear after rain
霄m云天|upper sky
霓f彩虹|rainbow
霞f朝霞|rosy cloud
冰f冰|ice
凌m冰，高越|ice, to rise above
冽u清冷|crisp cold
凝f凝聚|to gather
瀛m大海|wide sea
沧m水青苍|deep blue water
灏m水势大|wide as water
瀞u洁净|pure
浔u水边深处|deep by the bank
淮m淮河|the river Huai`,
  light: `
明u光亮|bright
阳m太阳|sun
晨u早晨|morning
曦u晨光|first light
旭m初升的太阳|rising sun
晗u天将明|before dawn
昊m天广大|wide sky
昕u日将出|daybreak
晓u天亮，懂得|dawn, to know
晖m阳光|sunlight
辉m光辉|radiance
煜m照耀|to shine
烨m火光明亮|blaze
炜m光明|glowing
焕m光彩|lustrous
灿u灿烂|dazzling
炫u光耀|to gleam
煌m明亮|brilliant
熠u光耀闪烁|sparkling
昱m日光|sunlight
昭u明亮，显著|clear, shown
晟m光明盛大|splendour
景u日光，风景|scene, light
晶f明亮，晶莹|crystal
晴f晴天|fair sky
晏u晴朗，安|clear, at ease
暄u温暖|warm
暖f温暖|warm
昀u日光|sunlight
旻m天空，秋天|autumn sky
昆m众多，后代|elder, many
昌m兴盛|flourishing
映f照映|to reflect
晞u破晓|dawn light
曜m日月星的光|light of sun and stars
朗m明亮|clear
朝u早晨|morning
星u星辰|star
辰u时辰，星|hour, star
月f月亮|moon
光m光明|light
亮m明亮|bright
烁u发光|to twinkle
煦u和暖|gentle warmth
熙u和乐光明|glad light
燃m燃起|to kindle
炎m火光|flame
焱m火花|sparks
烽m烽火|beacon
灵f灵秀|quick of spirit
照u照亮|to light
皓u洁白明亮|bright white
皎f洁白|moon white
莹f光洁如玉|lucent
耀m光芒|to shine
彤f红色|vermilion
丹f红，赤诚|cinnabar
绯f浅红|pale crimson
朱u大红|red
虹u彩虹|rainbow
晰u清楚|distinct
昶m日长，舒畅|long day, at ease
晔m光明灿烂|bright
曙m曙光|daylight
晚f傍晚|evening
夏u夏天|summer
秋u秋天|autumn
春f春天|spring
冬u冬天|winter
夕f傍晚|evening
时u时节|season`,
  plants: `
林u树林|grove
木u树木|tree
苇u芦苇|reed
森m森林|forest
松m松树|pine
柏m柏树|cypress
楠m楠木|nanmu tree
梓u梓树，故乡|catalpa, home
桐u梧桐|paulownia
梧u梧桐|parasol tree
枫u枫树|maple
榕u榕树|banyan
桦u桦树|birch
柳f柳树|willow
桂f桂花|osmanthus
梅f梅花|plum blossom
桃f桃花|peach
杏f杏花|apricot
李u李树|plum
梨f梨花|pear
樱f樱花|cherry
棠f海棠|crab apple
檀m檀木|sandalwood
椿m长寿树|tree of long life
楷m楷模|model
榆u榆树|elm
槐m槐树|pagoda tree
樟m樟树|camphor
杉m杉树|fir
桑u桑树|mulberry
枝f树枝|branch
柯m枝柄|bough
栋m栋梁|ridge beam
梁m房梁|beam
材m材料，才干|timber, talent
树m树木|tree
本u根本|root
朵f花朵|blossom
果u果实|fruit
禾u禾苗|young grain
秀f抽穗，出众|in ear, fine
颖u禾尖，聪明|sharp, bright
苗f幼苗|sprout
芽f嫩芽|bud
芳f花香|fragrant
芬f香气|scent
菲f花草茂美|lush
萱f忘忧草|day lily
茜f茜草|madder
茵f草地|green turf
芸f香草|rue
芷f白芷|angelica
若u香草，如同|sweet herb, as if
苒f草木茂盛|lush
莉f茉莉|jasmine
茉f茉莉|jasmine
莲f莲花|lotus
荷f荷花|lotus
菡f荷花|lotus bud
萏f荷花|lotus flower
蓉f芙蓉|hibiscus
芙f芙蓉|hibiscus
薇f蔷薇|rose bramble
蔷f蔷薇|wild rose
兰f兰花|orchid
蕙f香草|fragrant orchid
蘭f兰花|orchid
菊f菊花|chrysanthemum
葵f向日葵|sunflower
芝f灵芝|lingzhi
荃f香草|sweet flag
茗f茶|tea
艾f艾草|mugwort
蓓f花蕾|bud
蕾f花苞|flower bud
蕊f花心|stamen
花f花|flower
英u花，英才|flower, hero
华u光彩，精华|bloom, splendour
荣m茂盛|thriving
蓝u蓝色|blue
苏u苏醒|to revive
蔚u茂盛|luxuriant
茂m茂盛|lush
葳f草木茂盛|luxuriant
蓁f茂盛|thick leaves
萌f发芽|to sprout
苓u茯苓|poria
蒙m蒙受，启蒙|to receive
蕴f蕴藏|to hold within
藻f水草，文采|waterweed, style
蒲u蒲草|rush
竹u竹子|bamboo
筠u竹皮|bamboo skin
筱f小竹|slender bamboo
笙f笙管|reed pipe
箫f洞箫|flute
筝f古筝|zither
简u简朴|plain
笛u笛子|flute
篁u竹林|bamboo grove
青u青色|green, young
绿f绿色|green
翠f翠绿|kingfisher green
草u草|grass
穗f谷穗|ear of grain
稷m谷神|millet
谷u山谷|valley
麦u麦子|wheat
粟m小米|millet`,
  jade: `
玉f玉石|jade
瑾f美玉|fine jade
瑜u玉的光彩|lustre of jade
琪f美玉|fine jade
琳f美玉|jade chime
琦u美玉，不凡|rare jade
瑞u吉祥|good omen
瑶f美玉|precious jade
璇f美玉，星名|jade, a star
璐f美玉|jade
璟u玉的光彩|jade light
玟f玉纹|veined jade
玥f神珠|fabled pearl
珂u似玉的石|jade-like stone
珮f玉佩|jade pendant
琛m珍宝|treasure
瑛f玉光|jade glow
瑄f祭天玉|ritual jade
玮m珍奇|rare
璋m玉器|jade tablet
珺f美玉|fine jade
琬f玉圭|smooth tablet
琰m玉圭|jade sceptre
珊f珊瑚|coral
珍f珍宝|precious
玲f玉声|tinkling jade
珠f珍珠|pearl
琼f美玉|fine jade
环f玉环|ring
琅m玉声|clink of jade
珣u玉名|a jade
珩m佩玉|pendant jade
瑀u似玉的石|white stone
球u美玉|jade globe
璧u玉璧|jade disc
璞m未琢的玉|uncut jade
琢m雕琢|to carve jade
珏u双玉|twin jade
珑f玲珑|finely made
瓅f珠光|pearl light
琇f美石|fine stone
璨f光灿|glittering
瑗f玉璧|jade ring
玖f黑玉|dark jade
玫f玫瑰|rose
琉f琉璃|glazed stone
璃f琉璃|glass
琥u琥珀|amber
珀u琥珀|amber
琴f古琴|zither
瑟u瑟|great zither
琨m美玉|fine jade
瑭u玉名|a jade
珞f璎珞|jade necklace
珈f首饰|hair jewel
珉u似玉的石|jade-like stone
玘m佩玉|pendant
玙m美玉|fine jade
璠m宝玉|fine jade
圭m玉器|jade tablet
宝u宝物|treasure
碧f青绿玉|green jade
砚u砚台|inkstone
磊m石多，坦荡|frank
石m石头|stone
岩m岩石|rock
砺m磨石|whetstone
金u金子|gold
鑫m财富|wealth
银f银子|silver
钰u珍宝|treasure
铭u铭记|to engrave
锦f锦缎|brocade
锋m锋芒|edge
钧m重量，尊敬|weight, honour
铎m大铃|great bell
锐m锐利|keen
钊m勉励|to urge on
铮m金属声|clang
镇m安定|to steady
钟u钟声|bell
铠m铠甲|armour
鉴u镜子|mirror
镜u镜子|mirror
铃f铃|bell
钦m敬重|to respect
键m关键|key
锡m赐予|to grant
铄m光亮|to melt, bright`,
};
