export { DescriptionDialog } from './DescriptionDialog.tsx';
export type { DescriptionDialogProps } from './DescriptionDialog.tsx';
