export const colors = ["red", "white", "black", "green", "blue", "yellow", "golden", "purple", "grey"] as const;
export type Color = (typeof colors)[number];

export const colorPatterns: readonly (readonly [Color, RegExp])[] = [
  ["red", /红(?:色|的)?|血红|\bred\b/gi],
  ["white", /白色|雪白|纯白|白的|白(?=[衣蛇马猫狗鸟花鹤虎裙袍])|\bwhite\b/gi],
  ["black", /黑色|漆黑|黑的|黑(?=[衣蛇马猫狗鸟影裙袍猪牛车人])|\bblack\b/gi],
  ["green", /绿(?:色|的)?|碧绿|\bgreen\b/gi],
  ["blue", /蓝(?:色|的)?|湛蓝|\bblue\b/gi],
  ["yellow", /黄色|黄的|金黄|\byellow\b/gi],
  ["golden", /金色|金光|\bgold(?:en)?\b/gi],
  ["purple", /紫(?:色|的)?|\b(?:purple|violet)\b/gi],
  ["grey", /灰(?:色|的|蒙蒙)|\bgr[ea]y\b/gi],
];
