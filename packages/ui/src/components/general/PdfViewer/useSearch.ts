'use client';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { hitsOf, type SearchHit } from './PdfViewer.logic.ts';

/** Texts of the pages of each document, read once. */
const textsOf = new WeakMap<PDFDocumentProxy, Promise<readonly string[]>>();

async function readPages(document: PDFDocumentProxy): Promise<readonly string[]> {
  const numbers = Array.from({ length: document.numPages }, (_unused, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    }),
  );
}

function pagesOf(document: PDFDocumentProxy): Promise<readonly string[]> {
  const known = textsOf.get(document) ?? readPages(document);
  textsOf.set(document, known);
  return known;
}

/** What {@link useSearch} gives. */
export interface PdfSearch {
  readonly hits: readonly SearchHit[];
  /** The query that the hits belong to; the pages are read when something is first searched. */
  readonly query: string;
  /** The pages could not be read: nothing is known of it. */
  readonly isFailed?: boolean;
}

/** Where a word stands in a document. */
export function useSearch(document: PDFDocumentProxy, query: string): PdfSearch {
  const [found, setFound] = useState<PdfSearch>({ hits: [], query: '' });
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const pages = query.trim() === '' ? [] : await pagesOf(document);
      if (isCurrent) setFound({ hits: hitsOf(pages, query), query });
    };
    look().catch(() => {
      // The next search reads them anew. Of a document that was closed meanwhile nothing is asked any more.
      textsOf.delete(document);
      if (isCurrent) setFound({ hits: [], query, isFailed: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [document, query]);
  return found;
}
