import { hasAskingSign } from "../asks.ts";
import { actSigns } from "../data/act-signs.ts";
import { matterSigns } from "../data/matter-signs.ts";
import { partySigns } from "../data/party-signs.ts";
import { riskSigns } from "../data/risk-signs.ts";
import { isDreaded } from "../dread.ts";
import { type HearRequest, matters, parties } from "../heard.ts";
import { toHeardLocale } from "../heard-locale.ts";
import { findKind } from "../kind.ts";
import { findOptions } from "../options.ts";

/** What was said before counts for what the words leave out. */
const earlierTurns = 4;

/** What word lists and rules see in a turn, by name: features of the classifier beside its n-grams. */
export const listClues = ({ text, recent, locale, state }: HearRequest): string[] => {
  const spoken = toHeardLocale(text, locale);
  const clues: string[] = hasAskingSign(text) ? [] : ["tells", `tells:${state}`];
  for (const matter of matters) if (matterSigns[spoken][matter].test(text)) clues.push(`m:${matter}`);
  for (const party of parties) if (partySigns[spoken][party].test(text)) clues.push(`w:${party}`);
  for (const [act, name, sign] of actSigns) if (sign.test(text)) clues.push(`a:${act}:${name}`, `a:${act}:${state}`);
  for (const [risk, sign] of riskSigns) if (sign.test(text)) clues.push(`r:${risk}`);
  const kind = findOptions(text, spoken) ? "choice" : findKind(text, spoken);
  if (kind) clues.push(`k:${kind}`);
  if (isDreaded(text, spoken)) clues.push(`k:${kind ?? ""}:dreaded`);
  const before = recent
    .filter(({ role }) => role === "user")
    .slice(-earlierTurns)
    .map((turn) => turn.text)
    .join("\n");
  if (before !== "") {
    for (const matter of matters) if (matterSigns[spoken][matter].test(before)) clues.push(`bm:${matter}`);
    for (const party of parties) if (partySigns[spoken][party].test(before)) clues.push(`bw:${party}`);
    for (const [risk, sign] of riskSigns) if (sign.test(before)) clues.push(`br:${risk}`);
  }
  return clues;
};
