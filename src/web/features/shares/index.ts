export { SharesPage as default } from "./SharesPage.tsx";
