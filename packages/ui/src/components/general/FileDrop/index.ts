export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export { UploadList, type UploadListProps } from './UploadList.tsx';
export { useUploadQueue, type UploadFile, type UploadQueue } from './useUploadQueue.ts';
export { formatBytes } from './bytes.logic.ts';
export type { FileRefusal, KnownFile } from './FileDrop.logic.ts';
export type { UploadItem, UploadStatus } from './uploadQueue.logic.ts';
