export { DeactivateDialog } from './DeactivateDialog.tsx';
export type { DeactivateDialogProps } from './DeactivateDialog.tsx';
