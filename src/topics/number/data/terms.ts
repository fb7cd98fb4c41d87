import { toTerm } from "../../kit/terms/term.ts";

/** What the Plum Blossom method weighs. */
export const bodyUseTerms = [
  toTerm(
    "三数起卦|报数起卦|梅花易数",
    "three numbers|Plum Blossom method|Plum Blossom",
    "报三个数：头一个除以八定上卦，第二个除以八定下卦，第三个除以六定哪一爻动。《梅花易数》的起法。",
    "Three numbers make the hexagram: the first by eight gives the upper trigram, the second the lower, the third by six the line that moves. It’s the Plum Blossom way.",
  ),
  toTerm("体用", "body and use", "不带动爻的那一卦是体，是问的人；带动爻的是用，是那件事。两卦的五行谁生谁、谁克谁，就是答案的主干。", "The trigram without the moving line is the body, you; the one with it is the use, the matter. Which element feeds or holds the other is the heart of the answer."),
  toTerm("体|体卦", "body|body trigram", "不带动爻的那一卦，代表问的人。", "The trigram without the moving line. It stands for the one who asks."),
  toTerm("用|用卦", "use|use trigram|the use", "带动爻的那一卦，代表那件事，也代表对面的人。", "The trigram with the moving line. It stands for the matter, and for the other side."),
  toTerm("用生体", "the use feeds the body", "事情那头来帮你，五种关系里最好的一种。", "The matter comes to your help: the best of the five."),
  toTerm("体用比和|比和", "body and use agree", "两卦同一种五行，同气相帮，好。", "Both trigrams are of one element and pull together: good."),
  toTerm("体克用", "the body holds the use", "你管得住这件事，要费力，小好。", "You can govern the matter, with work: fair."),
  toTerm("体生用", "the body feeds the use", "力气往外流给了这件事，耗人，不太利。", "Your strength runs out into the matter: it tires you and gives little back."),
  toTerm("用克体", "the use holds the body", "事情压着人，五种里最费劲，先缓一步。", "The matter presses on you, the hardest of the five: better to wait a little."),
  toTerm("变|变的那一卦", "the change|the use becomes", "用卦的动爻阴阳一翻变成的卦，看事情的末了对你怎样。", "What the use turns into when its moving line changes over, read for how the matter ends for you."),
  toTerm("互|帮体", "helping|helping trigram", "中间四爻叠出的上下两卦，看中段。生体的、跟体同类的算帮。", "The two trigrams of the inner four lines, for the middle of the road. Those that feed the body or are of its kind count as help."),
  toTerm(
    "旺衰|旺相休囚死",
    "season|the body is resting|the body is supported|the body is confined",
    "体的五行在起卦那个月力气多大：旺、相、休、囚、死五级。“死”是最弱一级的旧称。",
    "How strong the body’s element is in the month of the cast, in five steps: prosperous, supported, resting, confined, failing. They’re old names for strength and nothing more.",
  ),
  toTerm("旺", "the body is prosperous|prosperous", "体的五行跟月份相同，力气最足。", "The body is of the month’s own element: at its strongest."),
  toTerm("死", "the body is failing|failing", "体的五行被月份克着，五级里力气最小。只说强弱，跟人的生死无关。", "The body’s element is held by the month’s, the weakest of five steps. It has nothing to do with anyone’s death."),
  toTerm(
    "快慢|约几天|约几个月",
    "pace|about so many days|days|weeks|months",
    "上卦数、下卦数、动爻数相加得一个数，按体用的关系算天、周或月。单位是我们的约定，不是日子。",
    "The numbers of both trigrams and the line added up, as days, weeks or months depending on body and use. The units are our convention; it’s no date.",
  ),
  toTerm("不宜", "no", "体用、变卦、月令合起来，劝你这回不做。只定语气。", "Body and use, the change and the month together speak against it. It sets the tone only."),
  toTerm("缓一缓", "hold back", "合起来略偏负，先等一步，看清再动。", "The sum is a little below zero: wait a step and look again."),
  toTerm("可以|很可以", "yes|plainly yes", "合起来偏正，体用站在你这边。只定语气，不保结果。", "The sum is above zero: body and use are on your side. It sets the tone and guarantees nothing."),
];
