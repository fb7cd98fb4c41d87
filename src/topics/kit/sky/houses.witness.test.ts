import { e_tilt, MakeTime, SiderealTime } from "astronomy-engine";
import { angles, DEG, housesPlacidus, housesPorphyry } from "caelus";
import { embeddedData } from "caelus/data-embedded";
import { expect, test } from "vitest";
import { toWay } from "./angle.ts";
import { toHorizon, toMainAngles } from "./angles.ts";
import { toHouses } from "./houses.ts";

const from = Date.parse("1900-01-01T00:00:00Z") / 1000;
const to = Date.parse("2050-12-31T00:00:00Z") / 1000;
const charts = Array.from({ length: 1000 }, (_, index) => ({
  instant: Math.round(from + ((index * 0.618_033_988_7) % 1) * (to - from)),
  latitude: -89 + 178 * ((index * 0.754_877_666_2) % 1),
  longitude: -180 + 360 * ((index * 0.569_840_290_9) % 1),
}));
const apart = (radians: number, degrees: number): number => Math.abs(toWay(radians / DEG, degrees)) * 3600;

test("caelus has ascendant and midheaven where we have them under the same meridian, within 0.01″, up to the poles", () => {
  for (const { instant, latitude, longitude } of charts) {
    const [ascendant, midheaven, meridian, obliquity] = angles(embeddedData, 2_440_587.5 + instant / 86_400, latitude, longitude);
    const ours = toMainAngles({ meridian: meridian / DEG, latitude, obliquity: obliquity / DEG });
    expect(Math.max(apart(ascendant, ours.ascendant), apart(midheaven, ours.midheaven))).toBeLessThan(0.01);
  }
});

test("caelus has the cusps of Placidus up to 65° and of Porphyry where we have them, within 0.01″", () => {
  for (const { instant, latitude, longitude } of charts) {
    const [ascendant, midheaven, meridian, obliquity] = angles(embeddedData, 2_440_587.5 + instant / 86_400, latitude, longitude);
    const horizon = { meridian: meridian / DEG, latitude, obliquity: obliquity / DEG };
    const porphyry = toHouses("porphyry", horizon).cusps;
    for (const [index, cusp] of housesPorphyry(ascendant, midheaven).entries()) expect(apart(cusp, porphyry[index]!)).toBeLessThan(0.01);
    if (Math.abs(latitude) > 65) continue;
    const placidus = toHouses("placidus", horizon).cusps;
    for (const [index, cusp] of housesPlacidus(meridian, latitude * DEG, obliquity).entries()) expect(apart(cusp, placidus[index]!)).toBeLessThan(0.01);
  }
});

test("astronomy-engine has the sidereal time within 0.3″ and the obliquity within 0.1″, its nutation being the shorter one", () => {
  for (const { instant } of charts) {
    const time = new Date(instant * 1000);
    const { meridian, obliquity } = toHorizon(instant, 0, 0);
    expect(Math.abs(toWay(SiderealTime(time) * 15, meridian)) * 3600).toBeLessThan(0.3);
    expect(Math.abs(e_tilt(MakeTime(time)).tobl - obliquity) * 3600).toBeLessThan(0.1);
  }
});

test("caelus has ascendant and midheaven within 3″ below 60°, by an older sidereal time", () => {
  for (const { instant, latitude, longitude } of charts) {
    if (Math.abs(latitude) > 60) continue;
    const [ascendant, midheaven] = angles(embeddedData, 2_440_587.5 + instant / 86_400, latitude, longitude);
    const ours = toMainAngles(toHorizon(instant, latitude, longitude));
    expect(Math.max(apart(ascendant, ours.ascendant), apart(midheaven, ours.midheaven))).toBeLessThan(3);
  }
});
