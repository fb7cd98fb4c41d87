import { afterAll, beforeAll } from "vitest";
import { createVisitor, type Visitor } from "../../src/server/testing/test-app.ts";
import { type Product, startProduct } from "../product.ts";

/** Characters a second: an answer takes some seconds, so that it can be caught anywhere in the middle. */
const settings = { READER_PACE: "300" };

/** A product of the test's own, asked without a browser. */
export const openCaughtMidway = () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct(settings);
  });
  afterAll(async () => {
    await product.close();
  });
  return {
    get product() {
      return product;
    },
    newVisitor: (): Visitor => createVisitor(fetch, "zh", product.url),
  };
};
