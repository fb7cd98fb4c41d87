/** As in `characters-nature.ts`. */
export const virtueCharacters = {
  virtue: `
仁m仁爱|humane
义m道义|right
礼u礼|courtesy
智m智慧|wisdom
信m诚信|good faith
德m品德|virtue
善u善良|good
诚m真诚|sincere
忠m忠诚|loyal
孝u孝顺|filial
廉m清廉|upright
正m正直|straight
直m正直|straight
真u真实|true
贤u贤能|worthy
良u良善|good
恩f恩情|kindness
惠f恩惠|favour
慈f慈爱|loving
爱f爱|love
恕u宽恕|to forgive
谦u谦虚|modest
恭u恭敬|respectful
敬u尊敬|respect
宽m宽厚|broad
厚m厚道|deep and kind
朴u朴素|plain
纯u纯净|pure
贞f坚贞|steadfast
节u节操|integrity
守m坚守|to keep
恒m恒久|lasting
毅m果决|resolute
志m志向|will
愿u心愿|wish
念f思念|to keep in mind
思f思考|to think
忆f回忆|to recall
怀m胸怀|to hold in the heart
心f心|heart
忱u真情|sincerity
恺m和乐|glad
悌u敬爱兄长|brotherly
惟u思，只|to consider
慎u谨慎|careful
悠u悠远|long and calm
愉f愉快|glad
悦f喜悦|joy
怡f和悦|content
恬f安静|calm
恰u正好|apt
惜f珍惜|to cherish
慕f仰慕|to admire
慧f聪慧|wise
悟u领悟|to awake to
意u心意|meaning
情f情意|feeling
允u诚信，公平|fair
公m公正|fair
平u平和|even
和u和谐|harmony
睦u和睦|on good terms
友u友爱|friend
仪f仪表|bearing
品u品格|character
格m品格|standard
尚m崇尚|to esteem
立m立身|to stand
达m通达|to reach
成m成就|to complete
承m承担|to carry on
继m继续|to continue
延m延续|to extend
绍m继承|to carry on
传m流传|to hand on
嗣m继承|heir
祖m祖先|forebear
尊m尊重|honour`,
  learning: `
文u文采|writing
学m学问|learning
书f书|book
诗f诗|poem
词f词|verse
章m文章|chapter
典m典籍|classic
经m经典|classic
墨u墨|ink
笔u笔|pen
言u言语|speech
语f言语|words
诺u诺言|promise
谨u谨慎|careful
知u知道|to know
睿u明智|far-seeing
哲m聪明|wise
聪u聪敏|quick of ear
敏f灵敏|quick
博m广博|broad
通m通晓|to get through
彦m有才德的人|able man
俊m才智出众|gifted
杰m才能出众|outstanding
才m才能|talent
儒m儒者|scholar
士m读书人|scholar
师u老师|teacher
研u研究|to study
理m道理|reason
易u变化|change
玄u深奥|profound
微f精微|fine
妙f美妙|wonderful
奇m奇特|rare
艺f艺术|art
乐f音乐|music
音f声音|sound
韵f韵味|rhyme
律m规律|measure
曲f乐曲|tune
歌f歌|song
咏f歌咏|to chant
吟u吟诵|to hum verse
弦f琴弦|string
画f画|picture
绘f描绘|to paint
图u图画|picture
彩f色彩|colour
素f素净|plain silk
绚f绚丽|gorgeous
绮f美丽的丝|figured silk
纹f花纹|pattern
彬u文雅|polished
斌m文武兼备|pen and sword
雅f高雅|elegant
逊m谦逊|modest
略m谋略|strategy
修m修养|to cultivate
习u学习|to practise
勤u勤劳|diligent
勉m努力|to strive
启m开启|to open
开m开|to open
创m创造|to begin
新u新|new
初f开始|beginning
元m开头|origin
始u开始|to begin
一u一|one
可f可以|able
之u往|toward
子u有学问的人|master
予f给予|to give
如f如同|as if
然u如此|so
伊f她|she
君u君子|noble
卿f爱称|dear one
维u维系|to uphold
是u对|right
致u到达，专注|to reach
亦u也，一样|likewise
以u凭借|by, by means of
听u倾听|to listen
衿u衣领，学子|a scholar’s collar`,
  strength: `
强m强健|strong
刚m刚强|hard
健m健康|fit
勇m勇敢|brave
武m勇武|martial
威m威严|awe
雄m雄壮|mighty
豪m豪迈|bold
力m力量|strength
胜m胜利|to win
捷u敏捷，胜利|swift, victory
凯m胜利的乐歌|triumph
克m能够，战胜|to overcome
征m远行|to march
捍m保卫|to guard
卫m保卫|to guard
护u保护|to protect
扬m高举|to raise
振m振作|to rouse
奋m奋发|to strive
兴m兴旺|to rise
起m兴起|to rise
举m举起|to lift
超m超越|to surpass
越u越过|to cross
卓m高超|eminent
伟m伟大|great
宏m宏大|grand
洪m大|flood, great
大m大|great
广m宽广|broad
泰m安泰|great peace
旷m开阔|open
阔m宽阔|wide
擎m托举|to hold up
挺m挺直|upright
拔m出众|to stand out
定m安定|settled
鼎m鼎立|tripod
冠m第一|crown
魁m首位|chief
军m军队|army
帅m统帅|commander
骑m骑马|to ride
剑m剑|sword
韬m谋略|hidden skill
王m王|king
伯m长兄|eldest
仲m次子|second son
叔m三子|third son
季u末子，季节|season, youngest
孟m长子|firstborn
长m长久|long
高m高|high
上m向上|up
进m前进|forward
升m上升|to rise
登m登高|to climb
攀m攀登|to climb
跃m跳跃|to leap
骋m奔驰|to gallop`,
};
