import { toDayHeading } from "../../../kernel/day.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import type { Section } from "../to-sections.ts";
import { useWords } from "../use-words.ts";

export const SectionHeading = ({ section: { kind, time }, now }: { section: Section; now: Date }) => {
  const words = useWords();
  const locale = useLocale();
  if (kind !== "day") return <h2>{{ pinned: words.pinnedHeading, inTitle: words.inTitle, inSaid: words.inSaid }[kind]}</h2>;
  const { word, date } = toDayHeading(time, now, locale);
  return (
    <h2>
      {word}
      <small className="day-date">{date}</small>
    </h2>
  );
};
