export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export { UploadList, type UploadListProps } from './UploadList.tsx';
export { useUploadQueue, type UploadFile, type UploadQueue } from './useUploadQueue.ts';
export { formatBytes, type FileRefusal, type KnownFile } from './FileDrop.logic.ts';
export type { UploadItem, UploadStatus } from './uploadQueue.logic.ts';
