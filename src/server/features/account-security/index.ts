export { checkProof } from "./proving/check-proof.ts";
export { mountAccountSecurity } from "./routes.ts";
