export { getAccount, signIn } from "../../people/index.ts";
