export { ChatPage as default } from "./ChatPage.tsx";
