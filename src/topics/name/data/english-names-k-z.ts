/** As in `english-names-a-j.ts`. */
export const englishNamesFromK = `
Karen f el 纯净|pure
Kate f el 纯净|pure
Katherine f el 纯净|pure
Kathleen f el 纯净|pure
Katie f el 纯净|pure
Kay f el 纯净|pure
Keith m ga 树林|wood
Kelly u ga 战士，明亮|warrior, or bright
Kelvin m ga 窄水|narrow water
Kenneth m ga 好看，火生|handsome, born of fire
Kevin m ga 可亲的出身|of gentle birth
Kimberley f en 林中空地|a clearing
Kirsten f la 信基督的|follower of Christ
Kurt m de 敢出主意|bold counsel
Kyle m ga 海峡|strait
Lance m de 土地|land
Laura f la 月桂|laurel
Lauren f la 月桂|laurel
Laurence m la 月桂城来的|from the laurel town
Leah f he 疲倦|weary
Leo m la 狮子|lion
Leon m el 狮子|lion
Leonard m de 狮子般勇敢|brave as a lion
Leslie u ga 冬青园|garden of hollies
Lewis m de 有名的战士|famous warrior
Liam m de 决意护卫|determined guard
Lily f la 百合|lily
Linda f de 柔和，美|gentle, pretty
Lionel m la 小狮子|young lion
Lisa f he 上帝的誓约|God’s oath
Logan m ga 小洼地|little hollow
Lois f el 更好的|the better one
Louis m de 有名的战士|famous warrior
Louise f de 有名的战士|famous warrior
Lucas m la 卢卡尼亚来的|from Lucania
Lucia f la 光|light
Lucy f la 光|light
Luke m la 卢卡尼亚来的|from Lucania
Luna f la 月亮|moon
Lydia f el 吕底亚女子|woman of Lydia
Lynn f we 湖|lake
Mabel f la 可爱|lovable
Madeleine f he 抹大拉来的|from Magdala
Maeve f ga 使人醉|she who intoxicates
Maia f el 母亲，五月|mother, May
Malcolm m ga 鸽子的门徒|follower of the dove
Mandy f la 值得爱的|worthy of love
Marcus m la 属战神的|of Mars
Margaret f el 珍珠|pearl
Maria f he 被盼望或苦海|wished for, or bitter sea
Marian f he 被盼望或苦海|wished for, or bitter sea
Mark m la 属战神的|of Mars
Martha f he 女主人|lady of the house
Martin m la 属战神的|of Mars
Mary f he 被盼望或苦海|wished for, or bitter sea
Mason m en 石匠|stoneworker
Matilda f de 战中有力|strong in battle
Matthew m he 上帝的礼物|gift of God
Maurice m la 摩尔人|a Moor
Max m la 最大|greatest
Maximilian m la 最大|greatest
May f en 五月|May
Maya f el 母亲，五月|mother, May
Megan f we 珍珠|pearl
Melanie f el 深色|dark
Melissa f el 蜜蜂|bee
Mercy f en 慈悲|mercy
Mia f la 我的，被盼望|mine, or wished for
Michael m he 谁像上帝|who is like God
Michelle f he 谁像上帝|who is like God
Mildred f en 温和的力量|gentle strength
Miles m la 战士，仁慈|soldier, or gracious
Millie f de 勤劳或温和|work, or gentle
Mina f de 护卫，爱|guard, or love
Miranda f la 值得赞叹|to be wondered at
Miriam f he 被盼望或苦海|wished for, or bitter sea
Molly f he 被盼望或苦海|wished for, or bitter sea
Monica f la 劝告者|adviser
Morgan u we 海边生的|sea born
Muriel f ga 明亮的海|bright sea
Nadia f ru 希望|hope
Naomi f he 愉快|pleasantness
Natalie f la 圣诞日|Christmas Day
Nathan m he 他给了|he gave
Nathaniel m he 上帝所给|God has given
Neil m ga 云或勇士|cloud, or champion
Nell f el 光|light
Nicholas m el 众人的胜利|victory of the people
Nicole f el 众人的胜利|victory of the people
Nigel m la 深色，勇士|dark, or champion
Nina f es 小女孩|little girl
Noah m he 安歇|rest
Noel u fr 圣诞|Christmas
Nora f el 光，荣誉|light, or honour
Norman m de 北方人|man of the north
Octavia f la 第八|eighth
Oliver m la 橄榄树|olive tree
Olivia f la 橄榄|olive
Opal f sa 蛋白石|opal
Ophelia f el 帮助|help
Oscar m ga 爱鹿的人|friend of deer
Oswald m en 神的力量|god’s power
Otto m de 财富|wealth
Owen m we 出身好|well born
Pamela f el 全是蜜|all honey
Patricia f la 贵族|noble
Patrick m la 贵族|noble
Paul m la 小|small
Paula f la 小|small
Pauline f la 小|small
Pearl f la 珍珠|pearl
Penelope f el 织布的人|weaver
Percy m fr 佩尔西地方|from Percy
Peter m el 岩石|rock
Philip m el 爱马的人|lover of horses
Phoebe f el 明亮|bright
Phyllis f el 绿叶|green leaf
Piers m el 岩石|rock
Poppy f en 罂粟花|poppy
Primrose f la 报春花|first rose
Quentin m la 第五|fifth
Quinn u ga 首领|chief
Rachel f he 母羊|ewe
Ralph m no 狼的忠告|wolf counsel
Raymond m de 明智的护卫|wise protector
Rebecca f he 系住|to bind
Reginald m la 有主意的统领|ruler’s counsel
Rex m la 王|king
Rhys m we 热忱|ardour
Richard m de 勇敢的统领|brave ruler
Riley u en 黑麦地|rye clearing
Rita f el 珍珠|pearl
Robert m de 光亮的名声|bright fame
Robin u de 光亮的名声|bright fame
Roger m de 有名的枪|famous spear
Roland m de 有名的土地|famous land
Ronald m no 有主意的统领|ruler’s counsel
Rory m ga 红王|red king
Rosa f la 玫瑰|rose
Rosalind f de 温柔的马|gentle horse
Rose f la 玫瑰|rose
Rosemary f la 海的露水|dew of the sea
Rowan u ga 花楸，小红|rowan, or little red one
Roy m ga 红|red
Ruby f la 红宝石|ruby
Rupert m de 光亮的名声|bright fame
Russell m fr 小红|little red one
Ruth f he 友伴|friend
Ryan m ga 小王|little king
Sabrina f we 塞文河|the river Severn
Sally f he 公主|princess
Samantha f he 上帝听见，花|heard by God, or flower
Samuel m he 上帝听见|heard by God
Sandra f el 护卫众人|defender of men
Sarah f he 公主|princess
Scarlett f en 鲜红|scarlet
Scott m en 苏格兰人|a Scot
Sean m ga 上帝仁慈|God is gracious
Sebastian m el 可敬的|venerable
Selina f el 月亮|moon
Seth m he 被立的|appointed
Shannon u ga 古河|old river
Sharon f he 平原|plain
Sheila f la 古罗马姓氏|an old Roman family
Shirley f en 明亮的林地|bright clearing
Sidney u en 宽阔的岛|wide island
Sienna f es 赭色的城|the ochre city
Silas m la 森林|forest
Simon m he 他听见|he has heard
Sophia f el 智慧|wisdom
Sophie f el 智慧|wisdom
Spencer m en 管仓库的人|keeper of stores
Stanley m en 石头地|stony clearing
Stella f la 星|star
Stephanie f el 花冠|crown
Stephen m el 花冠|crown
Stewart m en 管家|steward
Summer f en 夏天|summer
Susan f he 百合|lily
Sylvia f la 森林|forest
Tabitha f he 羚羊|gazelle
Tara f ga 山丘|hill
Taylor u en 裁缝|tailor
Teresa f el 收获的人|harvester
Terence m la 古罗马姓氏|an old Roman family
Tessa f el 收获的人|harvester
Thea f el 女神，礼物|goddess, or gift
Theodore m el 上帝的礼物|gift of God
Thomas m he 双生子|twin
Tiffany f el 神的显现|showing of God
Timothy m el 敬上帝|honouring God
Tobias m he 上帝是好的|God is good
Tracy u fr 特拉西地方|from Tracy
Trevor m we 大村|large village
Tristan m we 喧声|tumult
Tyler m en 盖瓦的人|tiler
Una f ga 羔羊，唯一|lamb, or one
Ursula f la 小母熊|little she-bear
Valerie f la 强健|strong
Vanessa f el 诗人造的名|a poet’s coinage
Vera f ru 信念，真|faith, true
Veronica f el 带来胜利|bringing victory
Victor m la 胜者|winner
Victoria f la 胜利|victory
Vincent m la 得胜的|conquering
Viola f la 紫罗兰|violet
Violet f la 紫罗兰|violet
Virginia f la 古罗马姓氏|an old Roman family
Vivian u la 活着的|alive
Wallace m en 威尔士人|a Welshman
Walter m de 军队的统领|army ruler
Warren m de 护卫，园子|guard, or enclosure
Wendy f en 小朋友|little friend
Wesley m en 西边的草地|western meadow
Wilfred m en 愿望与和平|will and peace
William m de 决意护卫|determined guard
Willow f en 柳树|willow
Winifred f we 神圣的和解|blessed peace
Winston m en 快乐的石头|joyful stone
Wyatt m en 战中有力|strong in war
Xavier m es 新房子|new house
Yvonne f fr 紫杉|yew
Zachary m he 上帝记得|God remembers
Zara f he 公主，花开|princess, or bloom
Zoe f el 生命|life`;
