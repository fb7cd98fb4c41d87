export { EditPage as default } from "./EditPage.tsx";
