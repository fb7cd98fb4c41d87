export { SignInPlace as default } from "./SignInPlace.tsx";
