import type { Beside } from "../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { findPart, toPlace } from "../../../../topics/kit/hearing/part.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { getCastTopic } from "../../../../topics/registry.ts";
import { findNamed } from "../talking/explain/names.ts";

interface BesideRequest {
  topic: string;
  cast: unknown;
  text: string;
  locale: Locale;
}

/** The cast a further draw is laid beside, and which part of it the words ask more of: by number, by name, or as its craft says it. */
export const toBeside = async ({ topic: id, cast, text, locale }: BesideRequest): Promise<Beside> => {
  const topic = await getCastTopic(id);
  const keys = manifest[topic.id].engine?.namedBy ?? [];
  const things = topic.chips(cast, locale).filter(({ key }) => keys.includes(key));
  const part = findPart(text);
  const place = part && part.of !== "point" ? toPlace(part.at, things.length) : undefined;
  const fact = (place === undefined ? null : things[place]!.id) ?? findNamed(things, text)?.chips[0]?.id ?? topic.findMeant(text, cast);
  return { cast, fact };
};
