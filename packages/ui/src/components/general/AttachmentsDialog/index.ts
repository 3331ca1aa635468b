export { AttachmentPreview, type AttachmentPreviewProps } from './AttachmentPreview.tsx';
export { AttachmentsDialog, type AttachmentsDialogProps } from './AttachmentsDialog.tsx';
export { attachmentKind, type Attachment, type AttachmentKind } from './AttachmentsDialog.logic.ts';
export { RecordLogs, type ErrorLogEntry, type ProcessingEntry, type RecordLogsProps } from './RecordLogs.tsx';
