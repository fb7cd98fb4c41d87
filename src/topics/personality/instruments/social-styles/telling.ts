import type { Locale } from "../../../../shared/i18n/locale.ts";
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

const opens: Record<Locale, (name: string, isNear: boolean) => string> = {
  zh: (name, isNear) => (isNear ? `你靠着界线，算在“${name}”这边：你` : `你落在“${name}”这一格：你`),
  en: (name, isNear) => (isNear ? `You’re close to a border, on the side of ${name}: you ` : `You come out in ${name}: you `),
};

/** Asked nothing in particular, it names the field before the end that scored highest. */
const toFieldFrame = (frame: ProfileFrame): ProfileFrame => ({
  ...frame,
  toHeadline(view, question, texts) {
    if (question.text !== "") return frame.toHeadline(view, question, texts);
    const { field, axes } = view.cast as unknown as SocialCast;
    const head = `${opens[frame.locale](fieldNames[frame.locale][field], axes.assert.isNear || axes.respond.isNear)}${texts.heads[view.first]!.self}`;
    return frame.locale === "zh" ? `${head}。` : `${head}.`;
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
