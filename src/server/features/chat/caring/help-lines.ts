import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { HelpNeed } from "../../../kernel/help-lines-file.ts";

/** Where somebody is, as far as a time zone tells; `elsewhere`: a list of lines in every country. */
export type Region = "cn" | "hk" | "tw" | "mo" | "my" | "sg" | "us" | "ca" | "gb" | "ie" | "au" | "nz" | "in" | "elsewhere";

interface KnownLine {
  region: Region;
  need: HelpNeed | "emergency";
  contact: string;
  name: string | Record<Locale, string>;
  /** The operator's own site. */
  source: string;
}

/** When each number was last compared with what its operator publishes, YYYY-MM. A dead line is worse than none: look them up again before a release. */
export const linesCheckedOn = "2026-11";

export const regionNames: Record<Region, Record<Locale, string>> = {
  cn: { zh: "中国大陆", en: "Mainland China" },
  hk: { zh: "香港", en: "Hong Kong" },
  tw: { zh: "台湾", en: "Taiwan" },
  mo: { zh: "澳门", en: "Macau" },
  my: { zh: "马来西亚", en: "Malaysia" },
  sg: { zh: "新加坡", en: "Singapore" },
  us: { zh: "美国", en: "USA" },
  ca: { zh: "加拿大", en: "Canada" },
  gb: { zh: "英国", en: "UK" },
  ie: { zh: "爱尔兰", en: "Ireland" },
  au: { zh: "澳大利亚", en: "Australia" },
  nz: { zh: "新西兰", en: "New Zealand" },
  in: { zh: "印度", en: "India" },
  elsewhere: { zh: "其他地方", en: "Elsewhere" },
};

const emergencyName = { zh: "紧急求助", en: "Emergency" };
const policeName = { zh: "报警", en: "Police" };

/** A region's first line of a need is the one a text names. */
// biome-ignore format: a table
export const knownLines: readonly KnownLine[] = [
  { region: "cn", need: "self", contact: "12356", name: { zh: "全国统一心理援助热线", en: "National psychological support line" }, source: "https://www.nhc.gov.cn" },
  { region: "cn", need: "harmed", contact: "12338", name: { zh: "妇女维权公益服务热线", en: "Women’s rights line" }, source: "https://www.women.org.cn" },
  { region: "cn", need: "harmed", contact: "12345", name: { zh: "政务服务热线（找街道、民政、庇护所）", en: "Government line (shelters, civil affairs)" }, source: "https://www.gov.cn" },
  { region: "cn", need: "child", contact: "12355", name: { zh: "青少年服务台", en: "Youth line" }, source: "https://www.gqt.org.cn" },
  { region: "cn", need: "emergency", contact: "110 / 120", name: emergencyName, source: "https://www.mps.gov.cn" },
  { region: "hk", need: "self", contact: "2389 2222", name: { zh: "香港撒玛利亚防止自杀会", en: "The Samaritan Befrienders" }, source: "https://sbhk.org.hk" },
  { region: "hk", need: "self", contact: "2382 0000", name: { zh: "生命热线", en: "Suicide Prevention Services" }, source: "https://www.sps.org.hk" },
  { region: "hk", need: "harmed", contact: "18288", name: { zh: "芷若园热线", en: "CEASE Crisis Centre" }, source: "https://ceasecrisis.tungwahcsd.org" },
  { region: "hk", need: "child", contact: "2755 1122", name: { zh: "防止虐待儿童会", en: "Against Child Abuse" }, source: "https://www.aca.org.hk" },
  { region: "hk", need: "emergency", contact: "999", name: emergencyName, source: "https://www.police.gov.hk" },
  { region: "tw", need: "self", contact: "1925", name: { zh: "安心专线", en: "Mental health line" }, source: "https://dep.mohw.gov.tw/DOMHAOH" },
  { region: "tw", need: "harmed", contact: "113", name: { zh: "保护专线", en: "Protection line" }, source: "https://dep.mohw.gov.tw/DOPS" },
  { region: "tw", need: "child", contact: "113", name: { zh: "保护专线", en: "Protection line" }, source: "https://dep.mohw.gov.tw/DOPS" },
  { region: "tw", need: "emergency", contact: "110 / 119", name: emergencyName, source: "https://www.npa.gov.tw" },
  { region: "mo", need: "self", contact: "2852 5222", name: { zh: "明爱生命热线", en: "Caritas Life Hope" }, source: "https://www.caritas.org.mo" },
  { region: "mo", need: "harmed", contact: "2823 3030", name: { zh: "社会工作局家庭暴力求助专线", en: "Family violence line" }, source: "https://www.ias.gov.mo" },
  { region: "mo", need: "child", contact: "2823 3030", name: { zh: "社会工作局家庭暴力求助专线", en: "Family violence line" }, source: "https://www.ias.gov.mo" },
  { region: "mo", need: "emergency", contact: "999", name: emergencyName, source: "https://www.fsm.gov.mo" },
  { region: "my", need: "self", contact: "03 7627 2929", name: "Befrienders KL", source: "https://www.befrienders.org.my" },
  { region: "my", need: "harmed", contact: "15999", name: "Talian Kasih", source: "https://www.kpwkm.gov.my" },
  { region: "my", need: "child", contact: "15999", name: "Talian Kasih", source: "https://www.kpwkm.gov.my" },
  { region: "my", need: "emergency", contact: "999", name: emergencyName, source: "https://www.malaysia.gov.my" },
  { region: "sg", need: "self", contact: "1767", name: { zh: "新加坡援人协会 SOS", en: "Samaritans of Singapore" }, source: "https://www.sos.org.sg" },
  { region: "sg", need: "harmed", contact: "1800 777 0000", name: { zh: "全国反暴力援助热线", en: "National Anti-Violence Helpline" }, source: "https://www.msf.gov.sg" },
  { region: "sg", need: "child", contact: "1800 777 0000", name: { zh: "全国反暴力援助热线", en: "National Anti-Violence Helpline" }, source: "https://www.msf.gov.sg" },
  { region: "sg", need: "emergency", contact: "999 / 995", name: emergencyName, source: "https://www.police.gov.sg" },
  { region: "us", need: "self", contact: "988", name: "988 Suicide & Crisis Lifeline", source: "https://988lifeline.org" },
  { region: "us", need: "harmed", contact: "1-800-799-7233", name: "National Domestic Violence Hotline", source: "https://www.thehotline.org" },
  { region: "us", need: "child", contact: "1-800-422-4453", name: "Childhelp", source: "https://www.childhelphotline.org" },
  { region: "us", need: "emergency", contact: "911", name: emergencyName, source: "https://www.911.gov" },
  { region: "ca", need: "self", contact: "988", name: "988 Suicide Crisis Helpline", source: "https://988.ca" },
  { region: "ca", need: "harmed", contact: "sheltersafe.ca", name: "ShelterSafe", source: "https://sheltersafe.ca" },
  { region: "ca", need: "child", contact: "1-800-668-6868", name: "Kids Help Phone", source: "https://kidshelpphone.ca" },
  { region: "ca", need: "emergency", contact: "911", name: emergencyName, source: "https://www.canada.ca" },
  { region: "gb", need: "self", contact: "116 123", name: "Samaritans", source: "https://www.samaritans.org" },
  { region: "gb", need: "harmed", contact: "0808 2000 247", name: "National Domestic Abuse Helpline", source: "https://www.nationaldahelpline.org.uk" },
  { region: "gb", need: "child", contact: "0800 1111", name: "Childline", source: "https://www.childline.org.uk" },
  { region: "gb", need: "emergency", contact: "999", name: emergencyName, source: "https://www.police.uk" },
  { region: "ie", need: "self", contact: "116 123", name: "Samaritans Ireland", source: "https://www.samaritans.org/ireland" },
  { region: "ie", need: "harmed", contact: "1800 341 900", name: "Women’s Aid", source: "https://www.womensaid.ie" },
  { region: "ie", need: "child", contact: "1800 66 66 66", name: "ISPCC Childline", source: "https://www.ispcc.ie/childline" },
  { region: "ie", need: "emergency", contact: "999", name: emergencyName, source: "https://www.garda.ie" },
  { region: "au", need: "self", contact: "13 11 14", name: "Lifeline", source: "https://www.lifeline.org.au" },
  { region: "au", need: "harmed", contact: "1800 737 732", name: "1800RESPECT", source: "https://1800respect.org.au" },
  { region: "au", need: "child", contact: "1800 55 1800", name: "Kids Helpline", source: "https://kidshelpline.com.au" },
  { region: "au", need: "emergency", contact: "000", name: emergencyName, source: "https://www.triplezero.gov.au" },
  { region: "nz", need: "self", contact: "1737", name: "1737 Need to talk?", source: "https://1737.org.nz" },
  { region: "nz", need: "harmed", contact: "0800 733 843", name: "Women’s Refuge", source: "https://womensrefuge.org.nz" },
  { region: "nz", need: "child", contact: "0800 942 8787", name: "What’s Up", source: "https://www.whatsup.co.nz" },
  { region: "nz", need: "emergency", contact: "111", name: emergencyName, source: "https://www.police.govt.nz" },
  { region: "in", need: "self", contact: "14416", name: "Tele-MANAS", source: "https://telemanas.mohfw.gov.in" },
  { region: "in", need: "harmed", contact: "181", name: "Women Helpline", source: "https://wcd.gov.in" },
  { region: "in", need: "child", contact: "1098", name: "Childline", source: "https://wcd.gov.in" },
  { region: "in", need: "emergency", contact: "112", name: emergencyName, source: "https://112.gov.in" },
  { region: "elsewhere", need: "self", contact: "findahelpline.com", name: { zh: "按国家找一条热线", en: "A line near you, by country" }, source: "https://findahelpline.com" },
  { region: "elsewhere", need: "harmed", contact: "nomoredirectory.org", name: { zh: "按国家找家暴求助", en: "Help against violence, by country" }, source: "https://nomoredirectory.org" },
  { region: "elsewhere", need: "child", contact: "childhelplineinternational.org", name: { zh: "按国家找儿童热线", en: "A child helpline, by country" }, source: "https://childhelplineinternational.org" },
];

/** What is called the police where the need is safety, not rescue. */
export const toEmergencyName = (need: HelpNeed): Record<Locale, string> => (need === "self" ? emergencyName : policeName);
