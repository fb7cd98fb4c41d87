export { identifyVisitor } from "./service.ts";
