import { useId } from "react";
import type { ShownView } from "./shown-view.ts";
import type { CardWords } from "./words.ts";

interface SwitchProps {
  views: readonly ShownView[];
  shown: ShownView;
  words: CardWords;
  onShow(view: ShownView): void;
}

/** Birth, transits, two: what the wheel shows. */
export const Switch = ({ views, shown, words, onShow }: SwitchProps) => {
  const name = useId();
  return (
    <fieldset className="as-switch" aria-label={words.viewsTitle}>
      {views.map((view) => (
        <label key={view}>
          <input type="radio" name={name} checked={view === shown} onChange={() => onShow(view)} />
          {words.views[view]}
        </label>
      ))}
    </fieldset>
  );
};
