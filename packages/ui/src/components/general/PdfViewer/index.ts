export { PdfViewer, type PdfViewerProps } from './PdfViewer.tsx';
export type { PdfSource } from './PdfViewer.logic.ts';
