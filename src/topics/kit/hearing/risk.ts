import { listClasses } from "./classifier/classes.ts";
import type { Scores } from "./classifier/classify.ts";
import { heads } from "./classifier/heads.ts";
import { riskSigns } from "./data/risk-signs.ts";
import { sureDanger } from "./data/sure-danger.ts";
import { type Act, type HearRequest, type Risk, risks } from "./heard.ts";
import { toHeardLocale } from "./heard-locale.ts";

/** How much nearer than "none" a danger may be missed: found on voices that were not learnt from. Danger to life is heard sooner. */
const lean: Record<Risk, number> = {
  self: 0.45,
  harmed: 0.2,
  harm: 0.25,
  medical: 0.1,
  death: 0.2,
  legal: 0.1,
  stake: 0.1,
  infidelity: 0.2,
  stalk: 0.25,
  minor: 0.15,
};
/** Where no word of a danger stands in it, so much more is wanted; of few words almost all: "thank you" is a danger only by what was said before. */
const unnamed = 0.15;
const unnamedShort = 1;
const fewWords = 8;
const countWords = (text: string): number => text.match(/\p{Script=Han}|[\p{L}']+/gu)?.length ?? 0;

/** Over so much the words are quiet, whatever the lists say. */
const quiet = 1.1;

const noneAt = heads.risk.indexOf("-");

/** Classes of words that name a danger. */
// biome-ignore format: a table
const classesOf: Record<Risk, readonly string[]> = {
  self: ["suicideWord", "wantDie", "notWakeUp", "endIt", "burdenWord", "betterWithoutMe", "farewellWord", "meansWord", "selfHarmWord", "hopelessWord", "noPoint", "cantGoOn", "disappearWord"],
  harmed: ["hitVerb", "beatenWord", "chokeWord", "threatenWord", "afraidOf", "controlling", "lockedIn", "bruiseWord", "rapeWord", "bullied"],
  harm: ["killVerb", "hurtVerb", "revengeWord", "weaponWord", "poisonWord", "curseWord"],
  medical: ["illWord", "cancerWord", "hospitalWord", "surgeryWord", "testResult", "diagnosisWord", "symptomWord", "painWord", "medicineWord", "antidepressant", "pregnantWord", "ivf", "miscarry", "abort", "dementia"],
  death: ["lifespanWord", "dieQuestion", "diedWord"],
  legal: ["courtWord", "sueWord", "arrestWord", "jailWord", "lawsuitWord", "contractDispute", "compensation", "crimeWord", "appealWord", "custodyWord", "visaWord", "immigrationWord"],
  stake: ["investWord", "stockWord", "cryptoWord", "gambleWord", "lotteryWord", "leverageWord", "savingsWord", "allIn", "mortgageWord", "loanWord", "borrowWord", "scamWord"],
  infidelity: ["cheatWord", "lieWord", "secretHide"],
  stalk: ["trackWord", "spyWord", "passwordPhone", "locationWord", "followWord", "hackWord"],
  minor: ["minorAge", "teacherStudent", "nude"],
};

/** Whoever came too late for a farewell takes none. */
const missedFarewell = /最后一面|\blast goodbye\b/gi;

const listNamed = (given: string): ReadonlySet<Risk> => {
  const text = given.replace(missedFarewell, "");
  const met = new Set(listClasses(text));
  const signed = riskSigns.flatMap(([risk, words]) => (words.test(text) ? [risk] : []));
  return new Set([...signed, ...risks.filter((risk) => classesOf[risk].some((name) => met.has(name)))]);
};

/** Somebody has died: what is said then sounds like an end to the classifier, and is grief. */
const died = /去世|过世|离世|病逝|不在了|葬礼|火化|\b(?:died|passed away|funeral|buried)\b/i;
const unnamedInGrief = 0.45;
/** Two people and their births are no suspicion: that has words of its own. */
const leastUnnamed: Partial<Record<Risk, number>> = { infidelity: 0.9 };
const isInGrief = ({ text, recent }: HearRequest): boolean => died.test(text) || recent.some(({ role, text: said }) => role === "user" && died.test(said));

/** How much more is wanted of a turn whose words name no danger. A wish for other words is none, however tired it sounds. */
const toWanted = (request: HearRequest, act: Act | null): number => {
  if (act === "restyle" || countWords(request.text) < fewWords) return unnamedShort;
  return isInGrief(request) ? unnamedInGrief : unnamed;
};

/** What a tired or doubtful person asks of everyday: a job, a move, an exam. */
// biome-ignore format: a table
const everyday: readonly string[] = ["jobWord", "jobSearch", "interviewWord", "offerWord", "changeJob", "quitWord", "promotionWord", "raiseWord", "overtime", "careerDirection", "companyWord", "shopWord", "examWord", "scoreWord", "schoolWord", "studyWord", "houseBuy", "rentWord", "buyThing", "moveHouse", "travelWord", "visaWord", "textCall", "marryWord", "getBack"];
/** Words that speak of an end by themselves; tiredness and a dead end do not. */
const strong: readonly string[] = [
  "suicideWord",
  "wantDie",
  "notWakeUp",
  "endIt",
  "burdenWord",
  "betterWithoutMe",
  "farewellWord",
  "meansWord",
  "selfHarmWord",
  "disappearWord",
];
/** How much more is wanted for danger to a life in a plain question of everyday. */
const unsaid = 0.8;

const isPlain = ({ text }: HearRequest, act: Act | null): boolean => {
  if (act !== "ask") return false;
  const met = listClasses(text);
  return !met.some((name) => strong.includes(name)) && met.some((name) => everyday.includes(name));
};

/** The danger that these words touch, with those before them. @param named what the words name @param act what the turn does; null for an earlier one */
const findOwn = (request: HearRequest, named: ReadonlySet<Risk>, scores: Scores, act: Act | null): Risk | null => {
  const { text } = request;
  const wanted = toWanted(request, act);
  const none = scores.risk[noneAt]!;
  const toSelf = scores.risk[heads.risk.indexOf("self")]! - none;
  const held = toSelf > -lean.self && toSelf < unsaid && isPlain(request, act) ? unsaid : 0;
  let best: Risk | null = null;
  let most = none;
  for (const [at, risk] of risks.entries()) {
    const score = scores.risk[at + 1]! + lean[risk] - (named.has(risk) ? 0 : Math.max(wanted, leastUnnamed[risk] ?? 0)) - (risk === "self" ? held : 0);
    if (score > most) [best, most] = [risk, score];
  }
  if (best) return best;
  const sure = sureDanger.find(([, words]) => words.test(text))?.[0];
  return sure && none - scores.risk[heads.risk.indexOf(sure)]! < quiet ? sure : null;
};

/** Help in place, time passed, plans made. */
const left =
  /好多了|好起来了|缓过来|走出来了|熬过|看(?:了)?(?:医生|心理|精神科)|咨询师|去(?:了)?医院|吃(?:着|上)?药|陪(?:着)?我|住(?:到|在)(?:我)?(?:妈|姐|朋友|娘家)|报(?:了)?警|搬(?:出|走)|打(?:了|过|通)(?:那个)?(?:电话|热线)|\b(?:feel(?:ing)? (?:better|safer|lighter)|better (?:now|today|this)|therap\w*|counsell?or|psychiatrist|doctor|hospital|called (?:them|the|988|my|samaritans)|with me (?:now|tonight)|moved out|safe now|at my (?:mum|mom|sister|friend)\w*|police|months? ago|years? ago|made it through|looking forward)\b/i;
/** So many of the person's turns a danger is looked for. */
const earlierTurns = 5;

/** Danger to a life stays through whatever is said next; the others end where something else is asked or wanted. */
const lasting: ReadonlySet<Risk> = new Set(["self", "harmed", "harm"]);
const wanting: ReadonlySet<Act> = new Set(["ask", "craft", "draw", "explain", "restyle", "draft", "about", "correct", "greet"]);
/** A question of so few letters is still about what stood before it: "which gym", "那什么时候呢". */
const mostCarried = { zh: 8, en: 16 } as const;

const isLeft = (risk: Risk, { text, locale }: HearRequest, act: Act): boolean =>
  left.test(text) || (!lasting.has(risk) && wanting.has(act) && text.length > mostCarried[toHeardLocale(text, locale)]);

/** A danger that was said before and is not plainly left. @param score hears an earlier turn */
const findStanding = (request: HearRequest, act: Act, score: (earlier: HearRequest) => Scores): Risk | null => {
  const { text, recent, ...chat } = request;
  const theirs = recent.flatMap(({ role }, at) => (role === "user" ? [at] : [])).slice(-earlierTurns);
  for (const at of theirs.reverse()) {
    const earlier = { ...chat, text: recent[at]!.text, recent: recent.slice(0, at) };
    const named = listNamed(earlier.text);
    const risk = named.size > 0 ? findOwn(earlier, named, score(earlier), null) : null;
    if (risk) return isLeft(risk, request, act) ? null : risk;
    if (left.test(earlier.text)) return null;
  }
  return null;
};

/** The danger a turn touches, heard over what was said before. @param act what the turn does @param score hears an earlier turn */
export const findRisk = (request: HearRequest, act: Act, scores: Scores, score: (earlier: HearRequest) => Scores): Risk | null =>
  findOwn(request, listNamed(request.text), scores, act) ?? findStanding(request, act, score);
