import { toTerm } from "../../kit/terms/term.ts";

/** Sticks, sheets and blocks. */
export const lotTerms = [
  toTerm("灵签|求签|签", "oracle sticks|oracle stick|stick|lots", "在神前摇筒，掉出一支编了号的竹签，号码对着一首签诗。每一支出来的机会都一样。", "Numbered bamboo slips are shaken before a deity until one falls out; its number belongs to a verse. Every stick is equally likely."),
  toTerm("签号", "lot|No.|lot number", "这支签的号码，凭它在那套签里查签诗。", "The number of the stick, by which its verse is found."),
  toTerm("签题", "title|title of the lot", "签上印的典故名，一个旧故事，拿来比你这件事的处境。", "The old tale printed on the sheet, held beside your matter for likeness."),
  toTerm("签诗", "verse|poem of the lot", "签上的四句诗，话留得宽，要跟所问的事对着看。", "Four lines of verse on the sheet. They’re worded widely and are read against what you asked."),
  toTerm("引全文", "quoted", "这首签诗跟通行本逐句对过，才照原文引出来。", "The verse was checked line by line against the received text, so it’s given as it stands."),
  toTerm("不引", "not quoted", "这首签诗的定本没核到，就只说意思，不引原文。", "No sure text of this verse was found, so its sense is told and its words aren’t quoted."),
  toTerm("等级|签等", "grade|grade of the lot", "签纸上印的高下，像上签、中签、下签。它只定大势，细处看诗和所问的事。", "The rank printed on the sheet, such as high, middle or low. It sets the weather; the verse and your question decide the rest."),
  toTerm("上签|上上签|上吉|大吉", "high|very high", "签里偏好的一等，说势头在。也有要守的条件，看诗。", "One of the better grades: things are moving. The verse names the conditions."),
  toTerm("中签|中平|中吉|平签", "middle|middle grade", "签里居中的一等，最多见，成不成看怎么做。", "The middle grade and the commonest: it depends on what you do."),
  toTerm("下签|下下签", "low|very low", "签里偏紧的一等，劝慢、劝守。它不是坏事要来的通知。", "The tighter grade: go slowly, keep what you have. It’s no notice of bad things to come."),
  toTerm("宫|子宫|丑宫|寅宫|卯宫|辰宫|巳宫|午宫|未宫|申宫|酉宫|戌宫|亥宫", "palace|palace of the lot", "一百支签分在十二宫，用地支记。问什么时候，看那个地支对应的农历月。", "The hundred lots lie in twelve palaces, one for each branch. A question of when looks to that branch’s lunar month."),
  toTerm("掷筊|筊|杯筊|圣杯", "blocks|divining blocks|moon blocks", "两片一面平一面凸的木片，掷下去看翻成什么样，问这支签作不作数。", "Two pieces of wood, flat on one side and round on the other, thrown to ask whether the stick is the right one."),
  toTerm("圣筊", "yes block|a yes|yes", "一平一凸，算答应，机会二分之一。连着三次才认下一支签。", "One flat, one round: a yes, one throw in two. Three in a row confirm a stick."),
  toTerm("笑筊", "laugh|a laugh", "两片都是平面朝上，算还没说定，机会四分之一，重掷一次。", "Both flat sides up: no answer yet, one throw in four. It’s thrown once again."),
  toTerm("阴筊", "no block|a no", "两片都是凸面朝上，算不应，机会四分之一，这支签退回去。", "Both round sides up: a no, one throw in four. The stick goes back."),
  toTerm("退签|没有退签", "returned|sent back|returned sticks", "没掷够三次圣筊、放回筒里重摇的签。退几支只是机会，不说明诚不诚心。", "Sticks that didn’t get three yeses and went back into the tube. How many is chance, and says nothing about how sincere you were."),
  toTerm("所求|神明", "asked of|deity", "向哪位求的签。各位用的签不全一样，同一位在各庙也可能用不同的签。", "Whose lots were drawn. Deities have different sets, and so may two temples of the same one."),
  toTerm("观音|观音一百签", "Guanyin|hundred lots of Guanyin", "观音菩萨前用得最广的一套签，共一百支，每支一首诗、一个典故。", "The most widely used set, of a hundred lots, each with a verse and an old tale."),
  toTerm("六十甲子签", "sixty lots|sixty-pillar lots", "按六十甲子编号的一套签，妈祖庙里最常见。", "A set numbered by the sixty pillars, the commonest in temples of Mazu."),
  toTerm("雷雨师一百签", "Lei Yu Shi lots|hundred lots of Lei Yu Shi", "另一套一百支的签，关帝庙、城隍庙里常用。", "Another set of a hundred, common in temples of Guandi and the City God."),
  toTerm("黄大仙签", "Wong Tai Sin lots|Wong Tai Sin", "香港黄大仙祠用的一百支签，签题多取戏文和史事。", "The hundred lots of Wong Tai Sin temple in Hong Kong, with titles from plays and history."),
];
