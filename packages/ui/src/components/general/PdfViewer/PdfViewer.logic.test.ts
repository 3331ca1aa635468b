import { describe, expect, it } from 'vitest';
import { hitsOf, pageInView, percentOf, readPage, scaleOf, stepZoom } from './PdfViewer.logic.ts';

const A4 = { width: 595, height: 842 };

describe('size', () => {
  it('100 % is the real size of the paper', () => {
    expect(A4.width * scaleOf(100, A4, 10)).toBeCloseTo((210 / 25.4) * 96, 0);
    expect(percentOf(scaleOf(125, A4, 10))).toBe(125);
  });

  it('fits the width, but never past twice the real size', () => {
    expect(A4.width * scaleOf('width', A4, 400)).toBeCloseTo(400);
    expect(percentOf(scaleOf('width', A4, 9000))).toBe(200);
  });

  it('steps to the next size, also from a fitted one between two', () => {
    expect(stepZoom(100, 1)).toBe(125);
    expect(stepZoom(61, -1)).toBe(50);
    expect(stepZoom(300, 1)).toBeNull();
    expect(stepZoom(25, -1)).toBeNull();
  });
});

describe('page', () => {
  it('is the one that takes the upper third', () => {
    const tops = [0, 1000, 2000];
    expect(pageInView(tops, 0, 600)).toBe(1);
    expect(pageInView(tops, 850, 600)).toBe(2);
    expect(pageInView(tops, 2400, 600)).toBe(3);
    expect(pageInView([16], 0, 10)).toBe(1);
  });

  it('that is asked for has to exist', () => {
    expect(readPage(' 3 ', 5)).toBe(3);
    expect(readPage('6', 5)).toBeNull();
    expect(readPage('0', 5)).toBeNull();
    expect(readPage('dois', 5)).toBeNull();
    expect(readPage('', 5)).toBeNull();
  });
});

describe('search', () => {
  it('goes page by page', () => {
    expect(hitsOf(['a b a', 'c', 'A'], 'a')).toEqual([
      { page: 1, at: 0 },
      { page: 1, at: 1 },
      { page: 3, at: 0 },
    ]);
  });
});
