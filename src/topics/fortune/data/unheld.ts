import type { Locale } from "../../../shared/i18n/locale.ts";

/** A deity people ask for whose own lots we do not hold whole. */
export interface UnheldDeity {
  id: string;
  name: Record<Locale, string>;
  called: Record<Locale, RegExp>;
  /** Whose lots are drawn then. */
  instead: string;
  /** What is known of the deity's own lots, and why they are not drawn here. A clause. */
  own: Record<Locale, string>;
  /** Why those other lots stand nearest. A clause. */
  because: Record<Locale, string>;
}

/** Never silently: the reading says in its first paragraph whose lots were drawn and why. */
export const unheldDeities: readonly UnheldDeity[] = [
  {
    id: "chegong",
    name: { zh: "车公", en: "Che Kung" },
    called: { zh: /车公/, en: /\bche ?kung\b|\bche ?gong\b/i },
    instead: "huangdaxian",
    own: { zh: "沙田车公庙自有九十六支，全文没能核齐", en: "his temple at Sha Tin has ninety-six of its own, and we couldn’t verify them whole" },
    because: { zh: "同是香港人常求的一套", en: "the other set that Hong Kong asks most" },
  },
  {
    id: "caishen",
    name: { zh: "财神", en: "the God of Wealth" },
    called: { zh: /财神/, en: /\bgods? of wealth\b|\bwealth god\b|\bcai ?shen\b/i },
    instead: "guandi",
    own: { zh: "各处财神庙的签并不统一，没有公认的一套", en: "his temples share no one set" },
    because: { zh: "关帝也被奉作武财神", en: "Guan Di is himself honoured as a god of wealth" },
  },
  {
    id: "yuelao",
    name: { zh: "月老", en: "Yue Lao" },
    called: { zh: /月老|月下老人/, en: /\byue ?lao\b|\bold man under the moon\b/i },
    instead: "guanyin",
    own: { zh: "月老祠的签是集句，各本支数和字句都不同", en: "his lots are lines gathered from old books, and copies differ in number and wording" },
    because: { zh: "问姻缘的人也多去求观音", en: "she is asked about love as often" },
  },
  {
    id: "mazuPenghu",
    name: { zh: "澎湖天后", en: "Mazu of Penghu" },
    called: { zh: /澎湖(?:天后|妈祖|天后宫)|大天后宫|白沙屯/, en: /\bpenghu(?:’s|'s)? (?:mazu|tian ?hou)\b|\b(?:mazu|tian ?hou) (?:of|in|at) penghu\b|\bbaishatun\b/i },
    instead: "mazu",
    own: { zh: "那里用的是另一套一百签，没能核齐", en: "a different set of a hundred is used there, and we couldn’t verify it whole" },
    because: { zh: "别处的妈祖庙多用它", en: "most other temples of Mazu use it" },
  },
  {
    id: "sensoji",
    name: { zh: "浅草观音", en: "the Kannon of Senso-ji" },
    called: { zh: /浅草(?:寺|观音|的?签)|元三大师/, en: /\bsenso-?ji\b|\basakusa kannon\b|\bganzan\b|\bomikuji\b/i },
    instead: "guanyin",
    own: { zh: "浅草寺用的是元三大师百签，五言，另是一套", en: "Senso-ji draws from Ganzan Daishi’s hundred, a set apart" },
    because: { zh: "求的同是观音", en: "it’s the same Guanyin who is asked" },
  },
  {
    id: "dizang",
    name: { zh: "地藏菩萨", en: "Ksitigarbha" },
    called: { zh: /地藏/, en: /\bksitigarbha\b|\bdi ?zang\b|\bjizo\b/i },
    instead: "guanyin",
    own: { zh: "地藏签流传几种，没有一种能核齐", en: "several sets go under that name, and none could be verified whole" },
    because: { zh: "同是寺里常求的菩萨", en: "she is the bodhisattva most asked in temples" },
  },
  {
    id: "wenshu",
    name: { zh: "文殊菩萨", en: "Manjushri" },
    called: { zh: /文殊/, en: /\bmanjushri\b|\bwen ?shu\b/i },
    instead: "guanyin",
    own: { zh: "文殊签的全文没能核对", en: "we couldn’t verify the text of that set" },
    because: { zh: "寺院里用得最广", en: "no set is used more widely in Buddhist temples" },
  },
  {
    id: "fozu",
    name: { zh: "佛祖", en: "the Buddha" },
    called: { zh: /佛祖|如来|释迦/, en: /\bbuddha\b/i },
    instead: "guanyin",
    own: { zh: "民间的佛祖签只知道有五十一支，全文没有找齐", en: "a folk set of fifty-one is heard of, and its text couldn’t be had" },
    because: { zh: "寺院里用得最广", en: "no set is used more widely in Buddhist temples" },
  },
  {
    id: "sanshan",
    name: { zh: "三山国王", en: "the Kings of the Three Mountains" },
    called: { zh: /三山国王/, en: /\bthree mountains?\b|\bsan ?shan\b/i },
    instead: "mazu",
    own: { zh: "霖田祖庙的签没能核齐", en: "the lots of their mother temple couldn’t be verified whole" },
    because: { zh: "粤东闽台一带的庙里最通行", en: "no set is more common in the temples of that coast" },
  },
  {
    id: "wanggong",
    name: { zh: "二结王公", en: "Wang Gong of Erjie" },
    called: { zh: /二结王公|古公三王|镇安庙/, en: /\berjie\b|\bwang ?gong\b/i },
    instead: "wangye",
    own: { zh: "镇安庙自有一套，全文没有找齐", en: "his temple keeps a set of its own, whose text couldn’t be had" },
    because: { zh: "台湾王爷庙多用它", en: "Taiwan’s temples of such lords mostly use it" },
  },
  {
    id: "zhuge",
    name: { zh: "诸葛武侯", en: "Zhuge Liang" },
    called: { zh: /诸葛|孔明/, en: /\bzhu ?ge\b|\bkong ?ming\b/i },
    instead: "guandi",
    own: { zh: "诸葛神数由三个字的笔画起数，不是摇签", en: "his oracle is reckoned from the strokes of three characters and no stick is drawn" },
    because: { zh: "是同一朝人的签，签里也多三国故事", en: "those are the lots of his own comrade" },
  },
  {
    id: "jiangdong",
    name: { zh: "江东王", en: "the King of Jiangdong" },
    called: { zh: /江东王|石固/, en: /\bjiang ?dong\b/i },
    instead: "guandi",
    own: { zh: "赣州旧庙的签本和今天通行的字句有出入", en: "the old Ganzhou text differs in wording from what is printed today" },
    because: { zh: "关帝签原就从江东王签传下来", en: "Guan Di’s lots came down from his" },
  },
];

/** @returns undefined for a deity that is held, or for nobody */
export const findUnheld = (id: string | null): UnheldDeity | undefined => unheldDeities.find((one) => one.id === id);
