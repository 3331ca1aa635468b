export { FilterDialog } from './FilterDialog.tsx';
export type { FilterDialogProps } from './FilterDialog.tsx';
