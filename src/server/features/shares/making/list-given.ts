export interface Given {
  places: string[];
  names: string[];
}

const placeFields = new Set(["place", "birthPlace", "residence", "city"]);
const nameFields = new Set(["name", "given", "surname", "maleName", "femaleName", "nickname", "owner", "askedOf"]);
const depthMost = 6;

/** Places and names that forms gave, wherever they stand in an input. */
export const listGiven = (input: unknown, depth = 0): Given => {
  const given: Given = { places: [], names: [] };
  if (typeof input !== "object" || input === null || depth > depthMost) return given;
  for (const [field, value] of Object.entries(input)) {
    if (typeof value === "string") {
      // 上海市徐汇区 is also said as its parts.
      if (placeFields.has(field)) given.places.push(value, ...value.split(/[\s,，·/]+/), value.replace(/[市省区县]$/u, ""));
      if (nameFields.has(field)) given.names.push(value, ...value.split(/[\s·]+/));
    } else {
      const inner = listGiven(value, depth + 1);
      given.places.push(...inner.places);
      given.names.push(...inner.names);
    }
  }
  return { places: [...new Set(given.places)].filter((place) => place.length > 1), names: [...new Set(given.names)].filter((name) => name.length > 1) };
};
