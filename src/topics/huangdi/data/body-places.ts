/** The Yellow Emperor’s seasons and the seven places of his body, as the song names them. */
export const seasons = ["春", "夏", "秋", "冬"] as const;
export type Season = (typeof seasons)[number];
export const bodyParts = ["头", "肩", "手", "腹", "腰", "膝", "足"] as const;
export type BodyPart = (typeof bodyParts)[number];

/** The place of each hour, 子 first. */
export const placesByHour: Readonly<Record<Season, string>> = {
  春: "头腹足肩膝手腰手足肩膝腹",
  夏: "腰手足肩膝手头腹足肩膝腹",
  秋: "肩手膝腹足手肩腹腰膝足头",
  冬: "腰膝腹肩足头手膝腹肩足手",
};

/** Which way a place goes where one may stay or go; our own choice. */
export const goes: Readonly<Record<BodyPart, boolean>> = { 头: true, 肩: false, 手: true, 腹: false, 腰: false, 膝: true, 足: true };
