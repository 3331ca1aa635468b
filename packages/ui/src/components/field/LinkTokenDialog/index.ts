export { LinkTokenDialog } from './LinkTokenDialog.tsx';
export type { LinkTokenDialogProps } from './LinkTokenDialog.tsx';
