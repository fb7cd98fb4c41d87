import { toCapital } from "../../../../shared/capital.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import type { Ask } from "../parts.ts";
import type { Resting } from "../reader.ts";
import type { NameView } from "../view.ts";
import { scoreWords } from "./names.ts";
import { clause } from "./tell-trait.ts";
/** What stands behind the headline: the counts, then the two best points and the two worst. */
export const sayLead = (view: NameView): string => {
  const { cast, traits } = view;
  const [good, better] = traits.strengths;
  const [bad, worse] = traits.flaws;
  const goods = [good!, ...(better && better.key !== "plainStart" ? [better] : [])].map((trait) => clause(view, trait)).join("; ");
  const bads = [bad!, ...(worse && worse.weight >= 2 ? [worse] : [])].map((trait) => clause(view, trait)).join("; ");
  if (cast.kind === "english")
    return `${cast.name} scores ${cast.score} for sound and look: ${cast.rhythm} syllables, initials ${cast.initials}, and the three numbers ${cast.expression.root}, ${cast.soulUrge.root} and ${cast.personality.root}. ${toCapital(goods)}. To keep in mind: ${bads}.`;
  const counted = listAnd(cast.proof.map(({ char, strokes }) => `${char} ${strokes}`));
  if (view.isSuggested)
    return `For the surname ${cast.surname}, sifted by Kangxi strokes, triad${cast.birth ? ", birth chart" : ""} and sound, ${cast.suggestions.length} names are left, no character used twice and none that sounds like an unwelcome word. The first, ${view.name}, scores ${cast.score} (${counted} strokes): ${goods}. Its shortcoming: ${bads}.`;
  return `${view.name} scores ${cast.score}: ${counted} strokes, triad ${cast.triad}, said ${cast.sound.pinyin.join(" ")}. ${toCapital(goods)}. To keep in mind: ${bads}.`;
};

/** What an answer goes on with; its frame turns with the follow-ups. */
export const sayBehind = (view: NameView, { strength, flaw }: Resting, frame: number): string => {
  const [good, bad] = [clause(view, strength), clause(view, flaw)];
  const { score, scoreParts } = view.cast;
  const listed = listAnd(scoreParts.map(({ key, value }) => `${scoreWords[key]} ${value}`));
  return [
    `Set back into the whole name: ${good}; ${bad}.`,
    `Taken apart, the score is ${listed}, and by their weights ${score}.`,
    `One more stroke to the picture: ${good}, only ${bad}, and neither cancels the other.`,
  ][frame % 3]!;
};

const questions: Record<string, (view: NameView) => string> = {
  weak: (view) => `Where is ${view.name} weakest?`,
  sound: (view) => `How does ${view.name} sound?`,
  meaning: (view) => (view.english ? `What does ${view.name} mean, and where is it from?` : `What do the characters of ${view.name} mean together?`),
  numbers: (view) => (view.english ? `What do the three numbers of ${view.name} say?` : `Grid by grid, what does ${view.name} say?`),
  triad: (view) => (view.cast.kind === "english" ? "" : `Is the triad ${view.cast.triad} good or bad?`),
  chart: (view) => `Does ${view.name} bring the element the birth lacks?`,
  writing: (view) => (view.english ? "Any trouble with the initials or the spelling?" : `How are the Kangxi strokes of ${view.name} counted?`),
  change: (view) => `Should ${view.name} be changed?`,
  suggest: () => "What speaks for the second of these names?",
};

const followUpOrder: readonly Ask[] = ["suggest", "weak", "meaning", "sound", "change", "numbers", "triad", "chart", "writing"];

/** Three questions this name can answer, none of them what was asked; later turns begin further on. */
export const listFollowUps = (view: NameView, asked: Ask, turn: number): string[] => {
  const fit = followUpOrder.filter((ask) => {
    if (ask === asked) return false;
    if (ask === "suggest" || ask === "change") return view.isSuggested === (ask === "suggest");
    if (ask === "triad") return view.english === null;
    return ask !== "chart" || view.chinese?.cast.birth != null;
  });
  const start = (turn * 3) % fit.length;
  return [...fit.slice(start), ...fit.slice(0, start)].slice(0, 3).map((ask) => questions[ask]!(view));
};
