import { embeddedData } from "caelus/data-embedded";
import { j2000 } from "./time-scale.ts";
import type { State } from "./vector.ts";

/** Triples A, B, C of A·cos(B + C·t), one array for each power of t (Julian millennia). */
type Series = readonly Float64Array[];

type VsopPlanet = "mercury" | "venus" | "earth" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune";

interface Tables {
  longitude: Series;
  latitude: Series;
  radius: Series;
}

const daysPerMillennium = 365_250;
const toSeries = (orders: number[][][]): Series => orders.filter((order) => order.length > 0).map((order) => Float64Array.from(order.flat()));

const unpacked = new Map<VsopPlanet, Tables>();
const getTables = (planet: VsopPlanet): Tables => {
  const known = unpacked.get(planet);
  if (known) return known;
  const { L, B, R } = embeddedData.vsop[planet]!;
  const tables = { longitude: toSeries(L), latitude: toSeries(B), radius: toSeries(R) };
  unpacked.set(planet, tables);
  return tables;
};

/** Value and rate (a millennium) of a series. */
const evaluate = (series: Series, t: number): [number, number] => {
  let value = 0;
  let rate = 0;
  let power = 1;
  let powerRate = 0;
  for (let order = 0; order < series.length; order += 1) {
    const terms = series[order]!;
    let sum = 0;
    let slope = 0;
    for (let at = 0; at < terms.length; at += 3) {
      const amplitude = terms[at]!;
      const frequency = terms[at + 2]!;
      const argument = terms[at + 1]! + frequency * t;
      sum += amplitude * Math.cos(argument);
      slope -= amplitude * frequency * Math.sin(argument);
    }
    value += sum * power;
    rate += slope * power + sum * powerRate;
    powerRate = (order + 1) * power;
    power *= t;
  }
  return [value, rate];
};

/** A planet round the Sun, in radians and AU with their rates a day. */
export interface Heliocentric {
  longitude: number;
  latitude: number;
  radius: number;
  longitudeRate: number;
  latitudeRate: number;
  radiusRate: number;
}

/** VSOP87D (Bretagnon and Francou 1988), in the mean ecliptic and equinox of the date, at a day of Terrestrial Time; tables of `caelus`. */
export const toHeliocentric = (planet: VsopPlanet, dynamicalDay: number): Heliocentric => {
  const t = (dynamicalDay - j2000) / daysPerMillennium;
  const tables = getTables(planet);
  const [longitude, longitudeRate] = evaluate(tables.longitude, t);
  const [latitude, latitudeRate] = evaluate(tables.latitude, t);
  const [radius, radiusRate] = evaluate(tables.radius, t);
  return {
    longitude,
    latitude,
    radius,
    longitudeRate: longitudeRate / daysPerMillennium,
    latitudeRate: latitudeRate / daysPerMillennium,
    radiusRate: radiusRate / daysPerMillennium,
  };
};

/** The same as a vector and its rate. */
export const toState = ({ longitude, latitude, radius, longitudeRate, latitudeRate, radiusRate }: Heliocentric): State => {
  const [sinL, cosL, sinB, cosB] = [Math.sin(longitude), Math.cos(longitude), Math.sin(latitude), Math.cos(latitude)];
  const flat = radius * cosB;
  const flatRate = radiusRate * cosB - radius * sinB * latitudeRate;
  return {
    place: [flat * cosL, flat * sinL, radius * sinB],
    rate: [flatRate * cosL - flat * sinL * longitudeRate, flatRate * sinL + flat * cosL * longitudeRate, radiusRate * sinB + radius * cosB * latitudeRate],
  };
};
