import type { Held, Reveal, ShareRecord, ShareSnapshot } from "../../../../shared/contract/share.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { birthLeftOut, hideBirths } from "../../../../topics/kit/sharing/hide-births.ts";
import { findNames, somebody } from "../../../../topics/kit/sharing/hide-names.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { getSharing } from "../../../../topics/registry.ts";
import { isTopicId, type TopicId } from "../../../../topics/topic-ids.ts";
import type { ChatRecord } from "../../chat/index.ts";
import { listGiven } from "./list-given.ts";
import { isOurs, makeRecord } from "./make-record.ts";

export interface SnapshotRequest {
  records: ChatRecord[];
  reveal: Reveal;
  locale: Locale;
  day: string;
}
export interface MadeSnapshot {
  held: Held;
  snapshot: ShareSnapshot;
}

const titleMost = 80;
const descriptionMost = 160;
/** A chat names so many people at most before the tick says no more. */
const namesMost = 40;

const cut = (text: string, most: number): string => {
  const one = text.replace(/\s+/g, " ").trim();
  const points = [...one];
  return points.length <= most ? one : `${points.slice(0, most - 1).join("")}…`;
};

const textOf = ({ passages }: ShareRecord): string => passages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join(" ");

const holdsOf = async ({ cast }: ChatRecord): Promise<readonly string[]> =>
  cast && isTopicId(cast.topic) && cast.topic !== "ask" ? (await getSharing(cast.topic)).holds(cast.cast) : [];

/** What strangers are to see of these records, and what they hold that could be ticked in. In a thread: it reads topics. */
export const makeSnapshot = async ({ records, reveal, locale, day }: SnapshotRequest): Promise<MadeSnapshot> => {
  const given = records.map(({ cast, people }) => listGiven({ input: cast?.input, people }));
  const places = [...new Set(given.flatMap((one) => one.places))];
  // A place one was born in is no name: what goes with the birth is not looked through for names.
  const said = records.flatMap(({ asked }) => findNames(hideBirths(asked, { locale, places, isAll: false })));
  const names = [...new Set([...said, ...given.flatMap((one) => one.names)])].slice(0, namesMost);
  const holds = (await Promise.all(records.map(holdsOf))).flat();
  const words = records.map(({ asked, text }) => `${asked}\n${text}`).join("\n");
  const casts = new Set<unknown>();
  const made: ShareRecord[] = [];
  let photosFrom = 0;
  for (const record of records) {
    const key = JSON.stringify(record.cast?.cast ?? null);
    const hasFigure = record.cast !== null && !casts.has(key);
    casts.add(key);
    made.push(await makeRecord({ record, reveal, locale, places, names, hasFigure, photosFrom }));
    photosFrom += record.images.length;
  }
  const first = records.find(({ cast }) => cast)?.cast?.topic ?? "ask";
  const topic: TopicId = isTopicId(first) ? first : "ask";
  const chart = holds.includes("birth");
  const isBorn = (text: string, ours: boolean): boolean => hideBirths(text, { locale, places, isAll: false, isOurs: ours }).includes(birthLeftOut[locale]);
  const held: Held = {
    birth: chart || records.some((record) => isBorn(record.asked, false) || isBorn(record.text, isOurs(record))),
    chart,
    names: names
      .filter((name) => words.toLowerCase().includes(name.toLowerCase()) || holds.includes("name"))
      .map((name) => ({ name, written: somebody[locale] })),
    photos: photosFrom,
  };
  const title = cut(made.find(({ headline }) => headline)?.headline ?? manifest[topic].names[locale].name, titleMost);
  const opening = cut(made.map(textOf).find(Boolean) ?? manifest[topic].names[locale].brief, descriptionMost);
  const out = { birth: held.birth && !reveal.birth, names: held.names.length > 0 && !reveal.names, photo: held.photos > 0 && !reveal.photo };
  return { held, snapshot: { lang: locale, topic, title, description: opening, day, out, records: made } };
};
