import type { Points } from "../points.ts";
import type { Theme } from "../themes.ts";
import { chooseTold, toFactKey } from "./choose.ts";
import { toPresence } from "./presence.ts";
import { type TellView, toTouch, toWording } from "./view.ts";
import type { Roaming, Turning, Two } from "./word-types.ts";
import type { Turn, Writer } from "./writer.ts";

type ByHouse = Partial<Record<number, Partial<Record<Roaming, Two>>>>;

/** A reason as a sentence without its stop. The tables cover every house a theme's rule names. */
const toSentence = (points: Points, theme: Theme, { cast, turn }: TellView, again: boolean, writer: Writer): string => {
  const wording = toWording(turn);
  const { rule, body, other, aspect, house, dignity } = points;
  if (rule === "tenant") return (writer.tenants[theme] as ByHouse)[house!]![body as Roaming]![wording]!;
  if (rule === "significator") return (writer.looks[theme] as Partial<Record<number, Two>>)[house!]![wording]!;
  if (rule === "dignity") return writer.dignity(points, cast, again, writer.dignities[theme][dignity!][wording]!);
  if (rule === "retrograde") return writer.retrograde(points, again, writer.retrogrades[theme][body as Turning]);
  return writer.touch(points, cast, again, writer.touches[theme][other!][toTouch(aspect!)]);
};

/** Rules that name the ruler of a theme. */
const ofRuler = new Set<Points["rule"]>(["aspect", "dignity", "retrograde"]);

const plain = new Set([3, 5, 9, 11]);
/** Trines, sextiles, good signs and kind looks say something good; a tenant or a meeting may help and still want care. */
const toTurn = ({ rule, value, aspect, house }: Points): Turn => {
  if (value < 0) return "but";
  const isPlain = (rule === "aspect" && aspect !== "conjunction") || rule === "dignity" || (rule === "significator" && plain.has(house!));
  return isPlain ? "still" : "also";
};

const tellReason = (points: Points, before: Points | undefined, theme: Theme, view: TellView, writer: Writer): string => {
  const again = before !== undefined && ofRuler.has(before.rule) && before.body === points.body;
  const sentence = toSentence(points, theme, view, again, writer);
  const dated = view.cast.period === "day" ? sentence : writer.during(toPresence(points, view.cast), sentence, view.cast.period);
  return before && before.value > 0 !== points.value > 0 ? writer.turn(dated, toTurn(points)) : dated;
};

/** Strong enough for the Moon's new house to be heard beside two other reasons. */
const strongMoon = 8;

/** A theme's paragraph: its most telling reasons, the Moon's house of the day where they leave room. `before`: facts other themes have told, to which it adds its own. */
export const tellTheme = (theme: Theme, view: TellView, before: Set<string>, writer: Writer): { text: string; reasons: string[] } => {
  const told = chooseTold(view.cast, theme, before, view.turn);
  const sentences = told.map((points, index) => tellReason(points, told[index - 1], theme, view, writer));
  for (const points of told) before.add(toFactKey(points));
  const reasons = told.map(({ id }) => id);
  const moonHouse = view.cast.points[theme].find(({ rule }) => rule === "moonHouse");
  if (view.moon && moonHouse && (told.length < 2 || (view.moon.isNew && Math.abs(moonHouse.value) >= strongMoon))) {
    sentences.push(writer.moonLines[theme][view.moon.house - 1]!);
    reasons.push(moonHouse.id);
  }
  if (sentences.length === 0) sentences.push(writer.quiet(theme, view.cast));
  return { text: writer.join(sentences), reasons };
};
