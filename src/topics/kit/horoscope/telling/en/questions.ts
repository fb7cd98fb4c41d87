import type { Sign } from "../../../sky/signs.ts";
import type { ScoreName } from "../../themes.ts";
import { signNames } from "./names.ts";

const general: Record<ScoreName, readonly string[]> = {
  overall: [
    "What’s the rarest thing in my chart?",
    "How does my rising sign change my Sun sign?",
    "Which planet in my chart gets touched in the next three months?",
    "Which aspect of mine should I know best?",
  ],
  love: [
    "Which house is my Venus in, and how do I fall for people?",
    "Who does my seventh house draw me to?",
    "What does my Moon sign fear in love?",
    "Which months of this year stir my love life most?",
    "Do my Venus and Mars get on?",
  ],
  career: [
    "Where’s my Midheaven, and what work suits it?",
    "What does my sixth house say about colleagues?",
    "Where at work does Saturn set me homework?",
    "How do the transits look for a change of job this year?",
    "Am I better alone or in a partnership?",
  ],
  wealth: [
    "Where does my second house say money comes from?",
    "Which part of my life does Jupiter help?",
    "What do I overspend on?",
    "What does my eighth house say about sharing money?",
  ],
  health: [
    "What does my Moon need to rest well?",
    "Where should my Mars spend its strength?",
    "Which habit does my sixth house want changed first?",
    "Which planet props me up when I’m tired?",
  ],
};

const own: Record<ScoreName, (sign: string) => string> = {
  overall: (sign) => `My Sun’s in ${sign}: why am I so unlike it in some ways?`,
  love: (sign) => `My Sun’s in ${sign}, so where’s my Venus?`,
  career: (sign) => `With the Sun in ${sign}, do I follow it at work or my Midheaven?`,
  wealth: (sign) => `My Sun’s in ${sign}: which planet rules my second house?`,
  health: (sign) => `With the Sun in ${sign}, when in the day am I at my best?`,
};

export const toQuestions = (theme: ScoreName, sign: Sign | undefined): string[] => [...general[theme], ...(sign ? [own[theme](signNames[sign])] : [])];
