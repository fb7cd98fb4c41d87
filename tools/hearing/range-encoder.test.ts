import fc from "fast-check";
import { expect, test } from "vitest";
import { createRangeDecoder, createTree, lengthBits } from "../../src/topics/kit/hearing/classifier/range-decoder.ts";
import { createRangeEncoder } from "./range-encoder.ts";

test("what is written is read, likely and unlikely numbers, short and long", () => {
  const numbers = fc.array(fc.tuple(fc.oneof(fc.constant(3), fc.integer({ min: 0, max: 127 })), fc.integer({ min: 1, max: 2 ** 24 })));
  fc.assert(
    fc.property(numbers, (pairs) => {
      const encoder = createRangeEncoder();
      const written = [createTree(7), createTree(lengthBits)] as const;
      for (const [short, long] of pairs) {
        encoder.write(written[0], 7, short);
        encoder.writeLong(written[1], long);
      }
      const decoder = createRangeDecoder(encoder.toBase64());
      const read = [createTree(7), createTree(lengthBits)] as const;
      expect(pairs.map(() => [decoder.read(read[0], 7), decoder.readLong(read[1])])).toEqual(pairs);
    }),
  );
});

test("what is always the same takes next to nothing", () => {
  const encoder = createRangeEncoder();
  const tree = createTree(7);
  for (let times = 0; times < 10_000; times += 1) encoder.write(tree, 7, 9);
  expect(encoder.toBase64().length).toBeLessThan(3000);
});
