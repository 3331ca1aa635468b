export { RetryDialog } from './RetryDialog.tsx';
export type { RetryDialogProps } from './RetryDialog.tsx';
