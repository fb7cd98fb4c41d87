import { defineSharing } from "../kit/sharing/sharing.ts";
import { signNamesEn, signNamesZh } from "../kit/sky/sign-names.ts";
import { toSign } from "../kit/sky/signs.ts";
import type { AstroCast } from "./cast-types.ts";

const labels = {
  zh: { sun: "太阳", moon: "月亮", rising: "上升" },
  en: { sun: "Sun", moon: "Moon", rising: "Rising" },
};

/** A wheel is a minute of a day. Sun, Moon and rising by their signs alone: the three that people know by heart. */
export const sharing = defineSharing<AstroCast>({
  holds: () => ["birth"],
  toLines({ cast: { bodies, angles }, locale }) {
    const names = locale === "zh" ? signNamesZh : signNamesEn;
    const words = labels[locale];
    return [
      { label: words.sun, value: names[bodies.sun.sign] },
      { label: words.moon, value: names[bodies.moon.sign] },
      ...(angles ? [{ label: words.rising, value: names[toSign(angles.ascendant).sign] }] : []),
    ];
  },
  hides: /[宫度°′]|\bhouses?\b|\bdegrees?\b/iu,
});
