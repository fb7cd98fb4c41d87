import { type ComparedTopicId, comparedTopics } from "../../../../topics/compared.ts";
import { Glyph } from "../../../../topics/glyph.tsx";
import { manifest } from "../../../../topics/manifest.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { useWords } from "../use-words.ts";

interface MethodPickerProps {
  picked: readonly ComparedTopicId[];
  /** The one that was asked already. */
  fixed: ComparedTopicId | null;
  onPick(topic: ComparedTopicId): void;
}

/** The crafts that can be laid beside one another, two of them picked. */
export const MethodPicker = ({ picked, fixed, onPick }: MethodPickerProps) => {
  const words = useWords();
  const locale = useLocale();
  return (
    <fieldset className="compare-methods">
      <legend>{words.methods}</legend>
      <div>
        {comparedTopics.map((topic) => (
          <button key={topic} type="button" aria-pressed={picked.includes(topic)} disabled={topic === fixed} onClick={() => onPick(topic)}>
            <Glyph topic={topic} />
            <b>{manifest[topic].names[locale].name}</b>
            <small>{topic === fixed ? words.fixed : "isDraw" in manifest[topic] ? words.drawn : words.born}</small>
          </button>
        ))}
      </div>
      <p>{words.methodsHint(picked.length)}</p>
    </fieldset>
  );
};
