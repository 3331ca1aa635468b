/**
 * The worker's code on the page's own thread. Its name is one that any bundler can resolve: what stands for this in
 * development, and where a bundler (esbuild) brings no file for the worker.
 * @param _address of the worker's file, which may not be there
 */
export const loadInPage = (_address: string): Promise<unknown> =>
  import('pdfjs-dist/build/pdf.worker.min.mjs');
