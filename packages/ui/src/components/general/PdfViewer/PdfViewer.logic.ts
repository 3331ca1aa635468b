import { findText } from '../../../internal/findText.ts';

/** De onde vem um PDF: um endereço que não precisa de cabeçalho próprio, ou seus bytes. */
export type PdfSource = string | Blob | Uint8Array;

/** `width` fits the page to the viewer; a number is percent of the real size. */
export type PdfZoom = 'width' | number;

/** Sizes that the buttons step through, in percent. */
export const ZOOM_STEPS: readonly number[] = [25, 50, 75, 100, 125, 150, 200, 300];

/** Points of a PDF to CSS pixels at 100 %: 96 pixels to 72 points. */
const REAL_SIZE = 96 / 72;
const MAX_FIT = 200;

/** Size of a page in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels a point, for a viewer so many pixels wide. Fitting never makes a page larger than twice its real size. */
export function scaleOf(zoom: PdfZoom, page: PageSize, viewerWidth: number): number {
  if (zoom !== 'width') return (zoom / 100) * REAL_SIZE;
  return Math.min(viewerWidth / page.width, (MAX_FIT / 100) * REAL_SIZE);
}

/** A scale in percent of the real size. */
export const percentOf = (scale: number): number => Math.round((scale / REAL_SIZE) * 100);

/** The next larger or smaller step from a size; null at the end. */
export function stepZoom(percent: number, direction: 1 | -1): number | null {
  const steps = direction === 1 ? ZOOM_STEPS : [...ZOOM_STEPS].reverse();
  return steps.find((step) => (direction === 1 ? step > percent : step < percent)) ?? null;
}

/** The page (1 first) that takes the upper third of what is seen, from where each one begins. */
export function pageInView(tops: readonly number[], scrollTop: number, height: number): number {
  const line = scrollTop + height / 3;
  const after = tops.findIndex((top) => top > line);
  return Math.max(1, after === -1 ? tops.length : after);
}

/** A result of the search: its page (1 first), and which of that page's results it is (0 first). */
export interface SearchHit {
  readonly page: number;
  readonly at: number;
}

/** All results, page by page. */
export function hitsOf(pages: readonly string[], query: string): SearchHit[] {
  return pages.flatMap((text, index) => findText(text, query).map((_span, at) => ({ page: index + 1, at })));
}

/** The page that was asked for in words: within the document, or null. */
export function readPage(text: string, total: number): number | null {
  const page = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  return page >= 1 && page <= total ? page : null;
}
