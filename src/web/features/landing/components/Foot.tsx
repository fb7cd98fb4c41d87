import { paths } from "../../../app/paths.ts";
import { useLanding } from "../use-landing.ts";

export const Foot = () => {
  const { locale, words } = useLanding();
  const { note, label, ask, sky, history, how, fair } = words.foot;
  return (
    <footer className="lp-foot">
      <div className="lp-wrap">
        <p>{note}</p>
        <nav aria-label={label}>
          <a href={paths.topic("ask", locale)}>{ask}</a>
          <a href={paths.horoscope()}>{sky}</a>
          <a href={paths.history()}>{history}</a>
          <a href="#how">{how}</a>
          <a href="#fair">{fair}</a>
        </nav>
      </div>
    </footer>
  );
};
