/** As in `characters-nature.ts`. */
export const graceCharacters = {
  grace: `
婷f美好|graceful
娜f柔美|lithe
婉f温婉|gentle
娟f秀美|fair
媛f美女|fair lady
嫣f笑容美好|a lovely smile
娇f柔美|delicate
妍f美丽|beautiful
妮f小女孩|little girl
姗f步子轻缓|light of step
姝f美女|fair maid
娥f美女|moon lady
娉f姿态美|poised
嫻f文静|quiet grace
娴f文静|quiet grace
婵f月亮|the moon
好f美好|good
姿f姿态|bearing
娣f妹妹|younger sister
嫦f月中仙子|lady of the moon
婕f美好|handsome
妤f美好|fair
姣f美好|handsome
娅f连襟|kindred
妃f王妃|consort
姬f美称|lady
娆f柔媚|charming
嫒f女儿|daughter
媚f可爱|winsome
婧f有才华|gifted woman
婳f文静|quiet and lovely
娓f动听|pleasing speech
妘f姓氏|an old clan
嬿f美好|lovely
美f美丽|beautiful
丽f美丽|lovely
佳f美好|fine
俪f伴侣|pair
倩f美好|pretty
俏f漂亮|smart
静f安静|quiet
柔f温柔|soft
温f温和|warm
巧f灵巧|deft
馨f芳香|fragrance
香f香|fragrant
薰f香草|sweet herb
菱f菱花|water caltrop
纤f细巧|slender
绢f绢|fine silk
纱f纱|gauze
绫f绫罗|damask
绣f刺绣|embroidery
织f编织|to weave
丝f丝|silk
缨f缨带|tassel
络f网络|thread
缃f浅黄|pale yellow
紫f紫色|purple
红f红色|red
黛f青黑色|dark brow
颜f容颜|face
容f容貌，容纳|face, to hold
眸f眼睛|eyes
盈f充满|full
满u圆满|full
圆f圆满|round
双f成双|pair
蝶f蝴蝶|butterfly
舞f舞蹈|dance
歆f喜爱|to be moved
欣f喜悦|glad
欢f欢乐|joy
笑f笑|smile
甜f甜|sweet
蜜f蜜|honey
依f依靠|to lean on
伴f陪伴|to go with
俐f伶俐|quick
伶f聪明|clever
佩f佩戴，敬佩|to wear, to admire
俞u应允|to assent
偲u多才|able
倾f倾心|to lean to`,
  peace: `
宁u安宁|peaceful
康m健康|health
祥u吉祥|auspicious
祺u吉祥|blessing
福m幸福|blessing
禄m俸禄|good fortune
寿m长寿|long life
喜u喜庆|joy
庆m庆贺|to celebrate
吉m吉利|lucky
祯u吉祥|good omen
祐m保佑|to bless
佑m保佑|to protect
祝u祝愿|to wish
祈f祈求|to pray
祉u福|happiness
禧u幸福|joy
禛m以诚得福|blessed by sincerity
嘉u美好|fine
优u优秀|excellent
裕m富足|ample
富m富有|rich
贵m珍贵|precious
丰m丰富|abundant
盛m兴盛|full
显m显明|to show
宗m祖宗|forebear
宜f适宜|fitting
宛f曲折，好像|winding
宣m宣扬|to proclaim
实m实在|solid
家u家|home
宥u宽容|to pardon
寅m恭敬，虎|tiger, respect
宾m宾客|guest
寒u寒冷|cold
靖m安定|calm
闲u安闲|leisure
舒f舒展|to unfold
畅u畅快|unhindered
适u舒适|to fit
顺u顺利|smooth
遂m如意|to succeed
遇u相遇|to meet
逢u相逢|to meet
迎f迎接|to welcome
归u归来|to come home
来u到来|to come
近u亲近|near
同u相同|together
合u合在一起|to join
众m众人|the many
民m人民|people
世m世代|age
代m世代|generation
永m永远|forever
久m长久|long
常u平常，长久|constant
年u年|year
龄f年龄|age
伦m人伦|order
佐m辅佐|to help
助m帮助|to help
辅m辅助|to assist
弼m辅佐|to aid
相u辅助|to help
仕m做官|to serve
仙f神仙|immortal
保m保护|to keep
俭u节俭|thrift
倡m倡导|to lead
倬m显著|marked
儿f孩子|child
兆m预兆，多|omen, million
先m在前|first
兑u喜悦|gladness
全m完全|whole
冉f柔和渐进|gently
凡u平凡|plain
函u包含|to contain
利u顺利|gain
励m勉励|to encourage
千u多|thousand
叶f树叶|leaf
司m掌管|to oversee
向m方向|toward
名u名声|name
含f包含|to hold
呈u呈现|to show
周m周全|all round
唯u只有|only
园u花园|garden
圣m圣明|sage
壹u专一|one
央f中心|centre
奕u盛大|grand
存m保存|to keep
宬m藏书室|archive
小f小|small
尹m治理|to govern
展m舒展|to spread
川m河流|river
州u州郡|region
希u希望|hope
幸f幸运|lucky
幼f幼小|young
庭u庭院|courtyard
廷m朝廷|court
建m建立|to build
弘m扩大|to enlarge
弥u满|full
彰m明显|to show
彻m通彻|through
得u得到|to gain
忻u喜悦|glad
扶m扶助|to support
拓m开拓|to open up
揽m怀抱|to gather
政m政事|governance
效m成效|effect
斐u有文采|elegant
斯u这|this
方m方正|square
旋f回旋|to turn
昂m高昂|to hold high
普m普遍|for all
有u拥有|to have
望u盼望|to hope
期u期望|to expect
权m权衡|to weigh
极m极点|utmost
楚f清楚|clear
欧u姓氏，欧|Ou
步u步子|step
毓f养育|to nurture
水f水|water
烈m刚烈|ardent
爽u爽快|brisk
牧m放牧|to tend
献m奉献|to offer
甫m美称|honoured
畴m田地|field
益m益处|benefit
盼f盼望|to look for
睛f眼睛|eye
瞳f瞳孔|pupil of the eye
祁u盛大|great
科m科学|order
稳m稳当|steady
竞m竞争|to vie
端u端正|upright
笃m忠实|earnest
纪m纪律|record
纬m纬线|weft
绪u开端|thread's end
绵f绵长|soft and long
缘f缘分|bond
罗u丝罗|gauze
群m众人|many
耕m耕种|to till
聆f聆听|to listen
聿m笔|brush
肃m严肃|grave
育u养育|to nurture
胤m后代|descendant
虔u恭敬|devout
裳f衣裳|skirt
观m观看|to look
许u应许|to grant
诣u造诣|attainment
谊u情谊|friendship
豫m安乐|at ease
贝f珍贝|shell
贺m庆贺|to congratulate
赞m称赞|to praise
赫m显赫|bright
轩m高扬，长廊|lofty, high eaves
载m承载|to carry
运m运行|fortune
连u相连|to link
迪m引导|to guide
郁u香气浓|fragrant
闻u听闻|to hear
阅f阅读|to read
雍m和谐|harmonious
韧u柔韧|tough
韶f美好|fair music
韦m柔皮|soft leather
颂u颂扬|to praise
颐u保养|to nurture
黎u黎明|daybreak
齐m整齐|even
尘u尘世|dust, the world
深u深厚|deep
寻u寻找|to seek
少m年少|young
勋m功勋|merit
白u洁白|white
乔u高大|tall
曼f柔美，悠长|long and graceful
采f采摘，风采|to gather, grace`,
};
