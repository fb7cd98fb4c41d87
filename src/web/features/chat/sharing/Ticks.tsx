import type { Held, Reveal } from "../../../../shared/contract/share.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import type { SharingMessages } from "./messages.zh.ts";
import { useSharingWords } from "./use-sharing-words.ts";

interface TicksProps {
  /** null until it is known. */
  held: Held | null;
  reveal: Reveal;
  onChange(reveal: Reveal): void;
}

/** What leaving it out does now. */
const toNotes = ({ birth, chart, names, photos }: Held, words: SharingMessages): Record<keyof Reveal, string | null> => {
  const [first, ...more] = names;
  return {
    birth: birth ? (chart ? words.birthChart : words.birthSaid) : null,
    names: first ? `${words.named(first.name, first.written)}${more.length > 0 ? words.namesMore(more.length) : ""}` : null,
    photo: photos > 0 ? words.photoCount(photos) : null,
  };
};

/** Birth, names, photos: each is out until it is ticked; what a reading lacks cannot be. */
export const Ticks = ({ held, reveal, onChange }: TicksProps) => {
  const words = useSharingWords();
  const notes = held ? toNotes(held, words) : { birth: null, names: null, photo: null };
  const labels: [keyof Reveal, string][] = [
    ["birth", words.birth],
    ["names", words.names],
    ["photo", words.photos],
  ];
  return (
    <fieldset className="sh-ticks">
      <legend>{words.outTitle}</legend>
      {labels.map(([kind, label]) => {
        const note = notes[kind];
        return (
          <label key={kind} className={note === null ? "sh-tick is-none" : "sh-tick"}>
            <input type="checkbox" checked={reveal[kind]} disabled={note === null} onChange={({ target }) => onChange({ ...reveal, [kind]: target.checked })} />
            <span className="sh-box" aria-hidden="true">
              <Icon name="check" size={16} />
            </span>
            <span>
              {label}
              <small>{note === null ? (held ? words.none : "…") : reveal[kind] ? words.isIn : note}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};
