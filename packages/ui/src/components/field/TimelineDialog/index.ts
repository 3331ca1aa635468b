export { TimelineDialog } from './TimelineDialog.tsx';
export type { TimelineDialogProps, TimelineFace } from './TimelineDialog.tsx';
