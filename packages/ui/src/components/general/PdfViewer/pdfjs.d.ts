/** The worker's own code; it is only ever handed on to pdfjs. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: object;
}
