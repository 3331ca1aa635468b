export { ActionHistoryDialog } from './ActionHistoryDialog.tsx';
export type {
  ActionHistoryDialogProps,
  ActionHistoryFilter,
  ActionLogEntry,
} from './ActionHistoryDialog.tsx';
