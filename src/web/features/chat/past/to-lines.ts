import type { PastResult } from "../../../../shared/contract/past.ts";
import type { PastMessages } from "./messages.zh.ts";

type Fit = NonNullable<PastResult["fit"]>;

/** Beyond these shares of all deals a fit is called better or worse than most; nothing six years give is called more. Other charts do not decide: the years were chosen from this one. */
const [fairBelow, poorAbove] = [0.1, 0.9];

const toVerdict = ({ deals: { asWell, of } }: Fit): keyof PastMessages["verdicts"] => {
  if (asWell / of <= fairBelow) return "fair";
  return asWell / of >= poorAbove ? "poor" : "nothing";
};

/** What the answers say of the chart, sentence by sentence; nothing that its numbers do not carry. */
export const toChartLines = ({ marking, fit, hours }: PastResult, words: PastMessages, hasTime: boolean): string[] => {
  const about = words.marking(marking.marked, marking.of);
  if (!fit) return [words.tooFew, about];
  const { marked, control, peers, deals } = fit;
  const say = hasTime || hours === null ? words.counts : words.countsByHour;
  const counts = say(marked.right, marked.of, control.right, control.of);
  if (deals.of === 1) return [counts, words.allAlike, about];
  const compared = peers ? [words.peers(peers.asWell, peers.of)] : [];
  return [counts, words.deals(deals.asWell, deals.of), ...compared, words.verdicts[toVerdict(fit)], about];
};

/** "2.3"; from ten on whole. */
const toLead = (lead: number): string => (lead >= 10 ? String(Math.round(lead)) : String(Math.round(lead * 10) / 10));

const mostNamed = 3;
/** From this lead on somebody is ahead; see kit/past/tell-hours.ts. */
const leadFrom = 2;

/** What the answers say of the hour. A lead is named with how often chance makes one as clear. */
export const toHourLines = ({ hours }: PastResult, words: PastMessages, hasTime: boolean, isByClock: boolean): string[] => {
  if (!hours) return [hasTime || !isByClock ? words.noHour : words.noHourAtAll];
  const { leaders, lead, dealtShare, isLeaning, each } = hours;
  const minutes = each.reduce((sum, one) => sum + one.minutes, 0);
  const ahead = each.filter(({ isLeader }) => isLeader);
  const isBroad = ahead.reduce((sum, one) => sum + one.minutes, 0) > minutes / 2;
  const named = words.hours(leaders);
  const percent = Math.round(dealtShare * 100);
  const held = Math.round(ahead.reduce((sum, one) => sum + one.share, 0) * 100);
  const share = held > 50 ? words.shareMost(held) : words.shareSmall(held);
  const given = ahead.some(({ isGiven }) => isGiven) && leaders.length === 1 ? [words.isGiven] : [];
  const span = isByClock ? words.scopes.clock(each.length > clockHourSteps ? 2 : 1) : words.scopes.near;
  const scope = hasTime ? span : words.scopes.day;
  const rest = [words.assumed, scope];
  if (isLeaning) return [words.leans(named, toLead(lead), percent), share, ...given, ...rest];
  if (lead < leadFrom) return [words.notApart, ...rest];
  if (isBroad) return [words.notApart, words.broad(toLead(lead)), ...rest];
  return [words.notApart, ...(ahead.length <= mostNamed || leaders.length === 1 ? [words.ahead(named, toLead(lead), percent)] : []), ...rest];
};

/** An hour to either side in quarters is nine. */
const clockHourSteps = 9;
