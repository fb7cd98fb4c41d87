import type { Locale } from "../../../shared/i18n/locale.ts";
import { toNumeral } from "./numeral.ts";

const firstMark = 106;
const markStep = 28;
/** Room for letters that run along the stick. */
const alongLength = 96;

/** The bamboo stick that rose, marked with its number. */
export const Stick = ({ number, locale }: { number: number; locale: Locale }) => {
  const marks = locale === "zh" ? [...`第${toNumeral(number)}签`] : [];
  const placed = marks.map((mark, at) => ({ mark, y: firstMark + at * markStep }));
  const below = firstMark + (locale === "zh" ? marks.length * markStep : alongLength);
  return (
    <svg className="ft-stick" viewBox="0 0 40 470" aria-hidden="true">
      <path className="ft-bamboo" d="M8 12C8 5 14 2 20 2C26 2 32 5 32 12L31 446C31 456 26 468 20 468C14 468 9 456 9 446Z" />
      <path className="ft-head" d="M8 12C8 5 14 2 20 2C26 2 32 5 32 12L31.8 62H8.2Z" />
      <path className="ft-grain" d={`M8.3 68H31.7M8.4 72H31.6M13 ${below}V440M27 ${below}V436M9 ${below + 70}H31M9 ${below + 73}H31`} />
      {placed.map(({ mark, y }) => (
        <text key={y} x={20} y={y}>
          {mark}
        </text>
      ))}
      {locale === "zh" ? null : (
        <text className="ft-along" transform="translate(12 88) rotate(90)">
          No. {number}
        </text>
      )}
    </svg>
  );
};
