'use client';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf, type PdfEngine } from './pdfEngine.ts';
import type { PageSize, PdfSource } from './PdfViewer.logic.ts';

/** An open document. */
export interface OpenPdf {
  document: PDFDocumentProxy;
  TextLayer: PdfEngine['TextLayer'];
  /** One a page, in points. */
  sizes: readonly PageSize[];
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
  const [opened, setOpened] = useState<{ source: PdfSource | null; state: PdfState }>({
    source: null,
    state: LOADING,
  });

  useEffect(() => {
    if (source === null) {
      // What was open is closed: given again, the same source is opened anew.
      setOpened({ source, state: LOADING });
      return undefined;
    }
    let isCurrent = attempt >= 0;
    let engine: PdfEngine | undefined;
    const show = (next: PdfState): void => {
      if (isCurrent) setOpened({ source, state: next });
    };
    const open = async (): Promise<void> => {
      show(LOADING);
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
  }, [source, attempt]);

  return opened.source === source ? opened.state : LOADING;
}
