import { defineSharing } from "../kit/sharing/sharing.ts";
import { signNamesEn, signNamesZh } from "../kit/sky/sign-names.ts";
import { toSign } from "../kit/sky/signs.ts";
import type { AstroCast } from "./cast-types.ts";
import { printCoarse } from "./print.ts";

const labels = {
  zh: { sun: "太阳", moon: "月亮", rising: "上升" },
  en: { sun: "Sun", moon: "Moon", rising: "Rising" },
};

const toCoarseSigns = ({ bodies, angles }: AstroCast) => ({
  sun: bodies.sun.sign,
  moon: bodies.moon.sign,
  ...(angles && { rising: toSign(angles.ascendant).sign }),
});

/** A wheel is a minute of a day. Sun, Moon and rising by their signs alone: the three that people know by heart. */
export const sharing = defineSharing<AstroCast>({
  holds: () => ["birth"],
  toLines({ cast, locale }) {
    const names = locale === "zh" ? signNamesZh : signNamesEn;
    return Object.entries(toCoarseSigns(cast)).map(([of, sign]) => ({ label: labels[locale][of as keyof typeof labels.zh], value: names[sign] }));
  },
  coarse: { toKeys: toCoarseSigns, toPrint: printCoarse },
  hides: /[宫度°′]|\bhouses?\b|\bdegrees?\b/iu,
});
