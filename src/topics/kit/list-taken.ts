import type { ZodMiniType } from "zod/mini";

interface Definition {
  type: string;
  shape?: Record<string, unknown>;
  innerType?: ZodMiniType;
  in?: ZodMiniType;
  out?: ZodMiniType;
}

/** The names an input may have, read off its schema: those of the object it is, or becomes. */
export const listTaken = (schema: ZodMiniType): string[] => {
  const { type, shape, innerType, in: from, out } = schema._zod.def as unknown as Definition;
  if (type === "object") return Object.keys(shape ?? {});
  return [innerType, from, out].flatMap((inner) => (inner ? listTaken(inner) : []));
};
