'use client';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useMemo, useState } from 'react';
import { openPdf, type PdfEngine } from './pdfEngine.ts';
import type { PageSize, PdfSource } from './PdfViewer.logic.ts';

/** An open document. */
export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  readonly TextLayer: PdfEngine['TextLayer'];
  /** One a page, in points. */
  readonly sizes: readonly PageSize[];
}

/** How far the opening is. */
export type PdfState =
  | { status: 'loading' }
  | { status: 'ready'; pdf: OpenPdf }
  | { status: 'password'; isWrong: boolean; answer: (password: string) => void }
  | { status: 'error' };

/** Pages whose size is asked for beforehand; those after them are taken to be as the last of these. */
const MEASURED = 60;

async function sizesOf(document: PDFDocumentProxy): Promise<PageSize[]> {
  const numbers = Array.from({ length: Math.min(document.numPages, MEASURED) }, (_, index) => index + 1);
  const sizes = await Promise.all(
    numbers.map(async (number) => {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
      return { width, height };
    }),
  );
  const last = sizes.at(-1);
  return last ? Array.from({ length: document.numPages }, (_, index) => sizes[index] ?? last) : [];
}

const LOADING: PdfState = { status: 'loading' };

/**
 * Opens a document, again whenever `attempt` changes, and closes it with the component. A document counts only for the
 * source it was opened from: while another one is awaited nothing of it is shown.
 */
export function usePdf(source: PdfSource | null, attempt: number): PdfState {
  // Another one each time, also for a source that was there before.
  const request = useMemo(() => ({ source, attempt }), [source, attempt]);
  const [opened, setOpened] = useState<{ request: object; state: PdfState } | null>(null);

  useEffect(() => {
    const { source } = request;
    if (source === null) return undefined;
    let isCurrent = true;
    let engine: PdfEngine | undefined;
    const show = (next: PdfState): void => {
      if (isCurrent) setOpened({ request, state: next });
    };
    const open = async (): Promise<void> => {
      try {
        engine = await openPdf(source, (answer, isWrong) => show({ status: 'password', answer, isWrong }));
        const document = await engine.task.promise;
        show({
          status: 'ready',
          pdf: { document, TextLayer: engine.TextLayer, sizes: await sizesOf(document) },
        });
      } catch {
        // What pdfjs says of a broken file helps nobody: the viewer says it in its own words.
        show({ status: 'error' });
      }
    };
    void open().then(() => {
      // Closed while it was opening.
      if (!isCurrent) void engine?.task.destroy();
    });
    return () => {
      isCurrent = false;
      void engine?.task.destroy();
    };
  }, [request]);

  return opened?.request === request ? opened.state : LOADING;
}
