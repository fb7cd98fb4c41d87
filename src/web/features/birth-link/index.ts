export { BirthLinkPage as default } from "./BirthLinkPage.tsx";
