import type { Locale } from "../../../../shared/i18n/locale.ts";
import { fittingHead, type Head } from "../../../kit/telling/head.ts";
import { defineTelling } from "../../personality-test.ts";
import { type ProfileFrame, toProfileReader } from "../../profile/profile-reader.ts";
import { toQuietRules, toQuietSayings } from "../../profile/quiet-rules.ts";
import { frameEn } from "../../profile/telling/en/frame.ts";
import { frameZh } from "../../profile/telling/zh/frame.ts";
import { items } from "./items.ts";
import { fieldNames } from "./names.ts";
import { fields, type SocialCast } from "./score.ts";
import { quietEn } from "./telling/en/loud.ts";
import { sayEn } from "./telling/en/say.ts";
import { ownWordsEn, textsEn } from "./telling/en/texts.ts";
import { type SocialFacts, toSocialFacts } from "./telling/social-facts.ts";
import { type SocialView, socialRules } from "./telling/social-rules.ts";
import { quietZh } from "./telling/zh/loud.ts";
import { sayZh } from "./telling/zh/say.ts";
import { ownWordsZh, textsZh } from "./telling/zh/texts.ts";

/** Where one comes out and what one does there, the nearness of a border told below where it has no room. */
const opens: Record<Locale, (name: string, isNear: boolean, leaning: string) => Head> = {
  zh: (name, isNear, leaning) =>
    isNear
      ? fittingHead("zh", `你靠着界线，算在“${name}”：${leaning}。`, [`算在“${name}”：你${leaning}。`, "你靠着界线。"])
      : fittingHead("zh", `你落在“${name}”这一格：你${leaning}。`, `你落在“${name}”：${leaning}。`),
  en: (name, isNear, leaning) =>
    isNear
      ? fittingHead("en", `Just ${name}, near a border: you ${leaning}.`, [`Just ${name}: you ${leaning}.`, `You’re close to the border of ${name}.`])
      : fittingHead("en", `You come out in ${name}: you ${leaning}.`, `It’s ${name}: you ${leaning}.`),
};

/** Asked nothing in particular, it names the field before the end that scored highest. */
const toFieldFrame = (frame: ProfileFrame): ProfileFrame => ({
  ...frame,
  toHeadline(view, question, texts) {
    if (question.text !== "") return frame.toHeadline(view, question, texts);
    const { field, axes } = view.cast as unknown as SocialCast;
    return opens[frame.locale](fieldNames[frame.locale][field], axes.assert.isNear || axes.respond.isNear, texts.heads[view.first]!.self);
  },
});

const ownRules = [...socialRules, ...toQuietRules<SocialView>()];

export const socialStyles = defineTelling<SocialCast, SocialFacts>({
  facts: toSocialFacts,
  readers: {
    zh: toProfileReader(toFieldFrame(frameZh), {
      items,
      texts: textsZh,
      ownWords: ownWordsZh,
      ownRules,
      ownSay: { ...sayZh, ...toQuietSayings<SocialView>(frameZh, textsZh, quietZh) },
      summarise: ({ field }: SocialCast) => fieldNames.zh[field],
    }),
    en: toProfileReader(toFieldFrame(frameEn), {
      items,
      texts: textsEn,
      ownWords: ownWordsEn,
      ownRules,
      ownSay: { ...sayEn, ...toQuietSayings<SocialView>(frameEn, textsEn, quietEn) },
      summarise: ({ field }: SocialCast) => fieldNames.en[field],
    }),
  },
  names: { zh: fields.map((one) => fieldNames.zh[one]), en: fields.map((one) => fieldNames.en[one]) },
  namesIn: ({ field, neighbor }, locale) => [fieldNames[locale][field], fieldNames[locale][neighbor]],
});
