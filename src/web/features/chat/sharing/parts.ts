export { SelectBar } from "./SelectBar.tsx";
export { SelectTick } from "./SelectTick.tsx";
export { ShareActions } from "./ShareActions.tsx";
export { ShareDialog } from "./ShareDialog.tsx";
