import { type Branch, branches } from "../../kit/hexagrams/branches.ts";

/** A place on the dial of twelve, 0 for 子. */
export type Place = number;

/** Any whole number back on the dial. */
export const toPlace = (number: number): Place => ((number % 12) + 12) % 12;
export const toBranchAt = (number: number): Branch => branches[toPlace(number)]!;

const placesOf = new Map<string, Place>(branches.map((branch, place) => [branch, place]));
export const toPlaceOf = (branch: string): Place => placesOf.get(branch)!;

/** 三方四正 of a place: itself, the two partners four branches on and back, the opposite. */
export const toSquare = (place: Place): [Place, Place, Place, Place] => [place, toPlace(place + 4), toPlace(place + 8), toPlace(place + 6)];

/** The two places on either side. */
export const toSides = (place: Place): [Place, Place] => [toPlace(place - 1), toPlace(place + 1)];
