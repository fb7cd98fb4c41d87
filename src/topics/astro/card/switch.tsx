import { Radios } from "../../../ui/form/radios.tsx";
import type { ShownView } from "./shown-view.ts";
import type { CardWords } from "./words.ts";

interface SwitchProps {
  views: readonly ShownView[];
  shown: ShownView;
  words: CardWords;
  onShow(view: ShownView): void;
}

/** Birth, transits, two: what the wheel shows. */
export const Switch = ({ views, shown, words, onShow }: SwitchProps) => (
  <fieldset className="as-switch" aria-label={words.viewsTitle}>
    <Radios options={views.map((value) => ({ value, label: words.views[value] }))} value={shown} onChange={onShow} />
  </fieldset>
);
