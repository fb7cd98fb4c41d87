import { Face } from "./figure.tsx";
import { star } from "./lines.ts";
import { Fine, Shape, Small, Tone } from "./mark.tsx";

/* The four living creatures and the sphinx: heads and busts round their own origin, about 40 wide. */

const feathers = "M-10 6C-20 2 -24 -8 -23 -18C-17 -17 -13 -12 -12 -6M-21 -10Q-16 -8 -13 -3M-19 -3Q-15 -1 -12 1";

function CloudFoot() {
  return (
    <>
      <Small d="M-20 27C-27 27 -27 18 -20 18C-19 12 -10 11 -8 16C-4 11 5 11 7 16C10 11 19 12 20 18C27 18 27 27 20 27Z" />
      <Tone d="M-15 23H-3M3 23H15" />
    </>
  );
}

function Wings() {
  return (
    <>
      <Small d={`${feathers.split("M-21")[0]}Z`} />
      <Fine d="M-21 -10Q-16 -8 -13 -3M-19 -3Q-15 -1 -12 1" />
      <g transform="scale(-1 1)">
        <Small d={`${feathers.split("M-21")[0]}Z`} />
        <Fine d="M-21 -10Q-16 -8 -13 -3M-19 -3Q-15 -1 -12 1" />
      </g>
    </>
  );
}

export function AngelHead() {
  return (
    <>
      <Wings />
      <Shape d="M-14 18C-13 10 -8 8 0 8S13 10 14 18Z" />
      <g transform="scale(.72)" className="k7">
        <Face />
        <Shape d="M0 -17C-11 -18 -16 -8 -15 4C-16 8 -15 12 -12 14C-11 6 -10 -6 0 -10.5C10 -6 11 6 12 14C15 12 16 8 15 4C16 -8 11 -18 0 -17Z" />
      </g>
      <CloudFoot />
    </>
  );
}

export function EagleHead() {
  return (
    <>
      <Wings />
      <Shape d="M-13 18C-9 10 -9 4 -8 -2C-7 -10 -1 -14 5 -12C9 -11 10 -8 10 -6C15 -5 17 -1 16 4C14 1 12 0 9 1C7 1.6 6 3 7 6L12 18Z" />
      <Fine d="M9 -3.4C11 -3.4 13 -2.4 14 -.6M-6 6L-4 11L-1.6 7L1 12L3 8M-8 12L-5 16.4" />
      <circle className="dot" cx="5" cy="-5.6" r="1.3" />
      <Tone d="M-4 -6Q-6 -2 -6 3M-1 -9Q-3 -4 -3 2" />
      <CloudFoot />
    </>
  );
}

export function LionHead() {
  return (
    <>
      <Wings />
      <Shape d={star(0, 0, 17, 12.4, 14)} />
      <Small d="M-7 -8C-10 -4 -9 3 -6 6Q-5 11 0 11T6 6C9 3 10 -4 7 -8Q0 -11 -7 -8Z" />
      <Fine d="M-5.6 -2.4Q-4 -.8 -2.2 -2.2M5.6 -2.4Q4 -.8 2.2 -2.2M-2 3H2L0 5.4ZM0 5.4V7.2M-3.4 8Q-1 9 0 7.2Q1 9 3.4 8" />
      <CloudFoot />
    </>
  );
}

export function BullHead() {
  return (
    <>
      <Wings />
      <Small d="M-7 -8C-14 -8 -18 -13 -15 -19C-13 -14 -10 -13 -5 -13ZM7 -8C14 -8 18 -13 15 -19C13 -14 10 -13 5 -13Z" />
      <Shape d="M-8 -8C-12 -4 -9 2 -6.6 6L-6 12Q0 18 6 12L6.6 6C9 2 12 -4 8 -8Q0 -14 -8 -8Z" />
      <Small d="M-8.6 -6C-13 -7 -16 -4 -16 0C-12 2 -10 0 -8.6 -2ZM8.6 -6C13 -7 16 -4 16 0C12 2 10 0 8.6 -2Z" />
      <Fine d="M-6 -1.6Q-4.4 0 -2.8 -1.4M6 -1.6Q4.4 0 2.8 -1.4M-3 9.6L-2 10.4M3 9.6L2 10.4M-2.6 13.4Q0 14.4 2.6 13.4" />
      <Tone d="M-2.6 -9.6Q0 -5 2.6 -9.6" />
      <CloudFoot />
    </>
  );
}

/** A sphinx seated facing us, 74 high, its face at the origin; `dark` hatches the body. */
export function Sphinx({ dark = false }: { dark?: boolean }) {
  let bars = "";
  for (let y = 24; y < 56; y += 3.6) bars += `M${-17 + (y > 50 ? 2 : 0)} ${y}H17`;
  return (
    <>
      <Shape d="M-11 16C-19 26 -24 42 -22 58H22C24 42 19 26 11 16Z" />
      {dark ? <Tone d={bars} /> : <Tone d="M12 26L17 34M13 34L19 42M14 42L20 50" />}
      <Shape d="M-12 30C-13 40 -13 48 -16 54Q-16 60 -9 60Q-3 60 -3 54L-2.6 32ZM12 30C13 40 13 48 16 54Q16 60 9 60Q3 60 3 54L2.6 32Z" />
      <Fine d="M-12 55V59.4M-8 55V59.6M12 55V59.4M8 55V59.6" />
      <Shape d="M-9 22L-15 20C-18 8 -16 -13 0 -15C16 -13 18 8 15 20L9 22Q0 28 -9 22Z" />
      <Fine d="M-14.8 4L-9 6M-15.6 10L-9 12M-15.4 16L-9 18M14.8 4L9 6M15.6 10L9 12M15.4 16L9 18M-9 6V22M9 6V22" />
      <g transform="scale(.8)" className="k8">
        <Face />
      </g>
      <Small d="M-10.4 -4Q0 -13 10.4 -4Q9 -13 0 -13.4Q-9 -13 -10.4 -4Z" />
    </>
  );
}
