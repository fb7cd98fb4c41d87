/** One a line: given name, leaning (f, m or u for either), where it comes from, what it means in Chinese | in English. */
export const englishNamesToJ = `
Aaron m he 高山|high mountain
Abigail f he 父亲的喜悦|her father’s joy
Adam m he 泥土造的人|made of earth
Adelaide f de 高贵的性情|noble kind
Adrian m la 哈德里亚来的人|from Hadria
Agatha f el 善良|good
Agnes f el 纯洁|pure
Aidan m ga 小火焰|little fire
Alan m ga 好看，岩石|handsome, or a rock
Albert m de 高贵而明亮|noble and bright
Alexander m el 护卫众人|defender of men
Alexandra f el 护卫众人|defender of men
Alexis u el 护卫者|defender
Alfred m en 精灵的忠告|elf counsel
Alice f de 高贵的性情|noble kind
Alison f de 高贵的性情|noble kind
Amanda f la 值得爱的|worthy of love
Amber f en 琥珀|amber
Amelia f de 勤劳|hard work
Amy f la 被爱的|beloved
Andrea f el 有勇气|courage
Andrew m el 有勇气|courage
Angela f el 信使，天使|messenger, angel
Angus m ga 唯一的力量|one strength
Anna f he 恩典|grace
Anne f he 恩典|grace
Anthony m la 古罗马姓氏|an old Roman family
April f la 四月，开放|April, opening
Archer m en 弓手|bowman
Archie m de 真正勇敢|truly bold
Arthur m ga 熊|bear
Asher m he 有福|happy, blessed
Ashley u en 白蜡树林|ash-tree clearing
Aubrey u de 精灵的统领|elf ruler
Audrey f en 高贵的力量|noble strength
Aurora f la 曙光|dawn
Austin m la 可敬的|venerable
Ava f he 生命，或鸟|life, or a bird
Barbara f el 异乡女子|foreign woman
Barry m ga 枪尖，好看|spear, or fair
Beatrice f la 带来快乐的人|bringer of joy
Bella f la 美丽|beautiful
Benedict m la 蒙福|blessed
Benjamin m he 得力的儿子|son of the right hand
Bernard m de 熊一样勇敢|brave as a bear
Bertha f de 明亮|bright
Beth f he 上帝的誓约|God’s oath
Bethany f he 无花果之家|house of figs
Blake m en 浅色或深色|pale, or dark
Brandon m en 长金雀花的山|broom-covered hill
Brenda f no 剑|sword
Brendan m ga 王子|prince
Brian m ga 高，有力|high, strong
Bridget f ga 崇高|the exalted one
Brooke f en 小溪|brook
Bruce m en 柳林|willow lands
Bryan m ga 高，有力|high, strong
Caleb m he 全心|whole-hearted
Calvin m la 光头|bald
Cameron u ga 弯鼻子|crooked nose
Carl m de 自由人|free man
Carla f de 自由人|free woman
Carol f de 自由人，歌|free, or a song
Caroline f de 自由人|free woman
Catherine f el 纯净|pure
Cecilia f la 古罗马姓氏|an old Roman family
Charles m de 自由人|free man
Charlotte f de 自由人|free woman
Chloe f el 嫩芽|green shoot
Christian m la 信基督的|follower of Christ
Christina f la 信基督的|follower of Christ
Christine f la 信基督的|follower of Christ
Christopher m el 背负基督的人|bearer of Christ
Clara f la 明亮清澈|bright, clear
Claire f la 明亮清澈|bright, clear
Clark m en 文书|clerk
Claude u la 跛足的古姓|an old Roman name, lame
Clement m la 温和|mild
Clifford m en 崖边渡口|ford by the cliff
Colin m el 众人的胜利|victory of the people
Connor m ga 爱猎犬的人|lover of hounds
Constance f la 坚定|steadfast
Cora f el 少女|maiden
Craig m ga 岩石|rock
Crystal f el 水晶|crystal
Curtis m en 有礼|courteous
Cynthia f el 月亮山来的|from the moon’s mountain
Cyrus m pe 太阳或王座|sun, or throne
Daisy f en 雏菊|daisy
Dale u en 山谷|valley
Damian m el 驯服|to tame
Daniel m he 上帝是我的裁判|God is my judge
Daphne f el 月桂|laurel
David m he 被爱的|beloved
Dean m en 山谷|valley
Deborah f he 蜜蜂|bee
Denise f el 属酒神的|of Dionysus
Dennis m el 属酒神的|of Dionysus
Derek m de 众人的统领|ruler of the people
Diana f la 月亮女神|goddess of the moon
Dominic m la 属于主的|of the Lord
Donald m ga 世界的统领|world ruler
Dora f el 礼物|gift
Doris f el 多利安女子|Dorian woman
Dorothy f el 上帝的礼物|gift of God
Douglas m ga 深色的水|dark water
Duncan m ga 深肤的战士|dark warrior
Dylan m we 大海之子|son of the sea
Edgar m en 富足的枪|rich spear
Edith f en 富足的战斗|rich in war
Edmund m en 富足的护卫|rich protector
Edward m en 守护财富|guardian of riches
Edwin m en 富足的朋友|rich friend
Eileen f ga 光亮或小鸟|bright one
Elaine f el 光|light
Eleanor f el 光，怜悯|light, or mercy
Elena f el 明亮|bright
Eli m he 上升|ascent
Elijah m he 耶和华是上帝|Yahweh is God
Elise f he 上帝的誓约|God’s oath
Elizabeth f he 上帝的誓约|God’s oath
Ella f de 全部，光|all, or light
Ellen f el 光|light
Elliot m he 耶和华是上帝|Yahweh is God
Elsa f he 上帝的誓约|God’s oath
Emily f la 勤勉的古姓|an old Roman family; striving
Emma f de 完整|whole
Enid f we 生命，灵魂|soul, life
Eric m no 永远的统领|ever ruler
Erica f no 永远的统领|ever ruler
Erin f ga 爱尔兰|Ireland
Ernest m de 认真|earnest
Esme f fr 受珍重|esteemed
Esther f pe 星|star
Ethan m he 坚固|firm
Eugene m el 出身好|well born
Eva f he 生命|life
Evan m we 上帝仁慈|God is gracious
Eve f he 生命|life
Evelyn f fr 想要的孩子|wished-for child
Ezra m he 帮助|help
Faith f en 信念|faith
Felicity f la 幸福|happiness
Felix m la 幸运|lucky
Fern f en 蕨|fern
Fiona f ga 白皙|fair, white
Flora f la 花|flower
Florence f la 开花|in bloom
Frances f la 自由人|free one
Francis m la 自由人|free one
Frank m de 自由人|free one
Franklin m en 自由的地主|free landholder
Frederick m de 和平的统领|peaceful ruler
Gabriel m he 上帝是我的力量|God is my strength
Gareth m we 温和|gentle
Gavin m we 白隼|white hawk
Gemma f la 宝石|gem
Geoffrey m de 和平之地|peace and land
George m el 农夫|farmer
Georgia f el 农夫|farmer
Gerald m de 枪的统治|rule of the spear
Gilbert m de 光明的誓言|bright pledge
Gina f la 王后|queen
Glenn m ga 山谷|valley
Gloria f la 光荣|glory
Gordon m ga 大山丘|great hill
Grace f la 恩典|grace
Graham m en 砂石的家|gravelly home
Grant m fr 高大|tall
Gregory m el 警醒|watchful
Greta f el 珍珠|pearl
Guy m de 林|wood
Gwendolyn f we 白环|white ring
Hannah f he 恩典|grace
Harold m en 军队的统领|army ruler
Harriet f de 家的统领|ruler of the home
Harrison m en 哈里的儿子|son of Harry
Harry m de 家的统领|ruler of the home
Harvey m fr 能打仗|battle-worthy
Hazel f en 榛树|hazel
Heather f en 石楠|heather
Heidi f de 高贵的性情|noble kind
Helen f el 光，火把|light, torch
Henry m de 家的统领|ruler of the home
Herbert m de 军队之光|bright army
Holly f en 冬青|holly
Hope f en 希望|hope
Howard m de 心志勇敢|brave heart
Hugh m de 心，神思|heart, mind
Hugo m de 心，神思|heart, mind
Ian m ga 上帝仁慈|God is gracious
Ida f de 勤劳|work
Imogen f ga 少女|maiden
Ingrid f no 神的美|fair, of the god Ing
Irene f el 和平|peace
Iris f el 彩虹|rainbow
Isaac m he 他笑了|he laughs
Isabel f he 上帝的誓约|God’s oath
Isabella f he 上帝的誓约|God’s oath
Isla f ga 岛|island
Ivan m ru 上帝仁慈|God is gracious
Ivy f en 常春藤|ivy
Jack m he 上帝仁慈|God is gracious
Jackson m en 杰克的儿子|son of Jack
Jacob m he 跟在脚后的|one who follows at the heel
Jade f es 玉|jade
James m he 跟在脚后的|one who follows at the heel
Jane f he 上帝仁慈|God is gracious
Janet f he 上帝仁慈|God is gracious
Jared m he 下来|descent
Jasmine f pe 茉莉|jasmine
Jason m el 医治的人|healer
Jasper m pe 管宝物的人|treasurer
Jean f he 上帝仁慈|God is gracious
Jeffrey m de 和平之地|peace and land
Jennifer f we 白而柔|white and smooth
Jeremy m he 上帝抬举|God will lift
Jerome m el 圣名|holy name
Jesse m he 礼物|gift
Jessica f he 看见|to behold
Jill f la 年轻|youthful
Joan f he 上帝仁慈|God is gracious
Joanna f he 上帝仁慈|God is gracious
Joel m he 耶和华是上帝|Yahweh is God
John m he 上帝仁慈|God is gracious
Jonah m he 鸽子|dove
Jonathan m he 上帝所给|God has given
Jordan u he 流下来的河|flowing down
Joseph m he 他要增添|he will add
Joshua m he 上帝是救助|God is rescue
Joy f la 快乐|joy
Joyce f fr 主人|lord
Judith f he 犹太女子|woman of Judea
Judy f he 犹太女子|woman of Judea
Julia f la 年轻，朱利亚家|youthful; of the Julii
Julian m la 年轻，朱利亚家|youthful; of the Julii
Juliet f la 年轻，朱利亚家|youthful; of the Julii
June f la 六月|June
Justin m la 公正|just`;
