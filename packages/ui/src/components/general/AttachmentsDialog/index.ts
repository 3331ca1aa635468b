export { AttachmentPreview, type AttachmentPreviewProps } from './AttachmentPreview.tsx';
export { AttachmentsDialog, type AttachmentsDialogProps } from './AttachmentsDialog.tsx';
export type { Attachment, AttachmentKind } from './AttachmentsDialog.logic.ts';
export { RecordLogs, type ErrorLogEntry, type ProcessingEntry, type RecordLogsProps } from './RecordLogs.tsx';
