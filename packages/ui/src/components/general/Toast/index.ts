export { ToastHistory, ToastRegion, useToastHistory } from './Toast.tsx';
export type { ToastHistoryProps, ToastRegionProps } from './Toast.tsx';
export { toast, toastHistory } from './toastQueue.ts';
export type { ToastAction, ToastOptions } from './toastQueue.ts';
export type { ToastHistoryEntry, ToastTone } from './Toast.logic.ts';
