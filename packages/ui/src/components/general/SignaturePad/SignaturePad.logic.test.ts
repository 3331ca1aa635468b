import { describe, expect, it } from 'vitest';
import {
  inkPoint,
  isSigned,
  PAD,
  signatureSvg,
  strokePath,
  withPoint,
  type InkPoint,
} from './SignaturePad.logic.ts';

describe('what a hand draws', () => {
  it('is kept in the units of the pad, inside of it', () => {
    const box = { left: 10, top: 20, width: 300, height: 100 };
    expect(inkPoint({ clientX: 160, clientY: 70 }, box)).toEqual({ x: 300, y: 100 });
    expect(inkPoint({ clientX: 900, clientY: -40 }, box)).toEqual({ x: PAD.width, y: 0 });
  });

  it('leaves out points that say nothing, and has an end', () => {
    const first = [{ x: 0, y: 0 }];
    expect(withPoint(first, { x: 1, y: 1 })).toBe(first);
    expect(withPoint(first, { x: 2, y: 2 })).toHaveLength(2);
    let points: readonly InkPoint[] = [];
    for (let step = 0; step < 3000; step += 1) points = withPoint(points, { x: step * 2, y: 0 });
    expect(points).toHaveLength(1500);
  });

  it('is path data: a dot, a line, a curve', () => {
    expect(strokePath([])).toBe('');
    expect(strokePath([{ x: 5, y: 6.04 }])).toBe('M5 6l0.1 0');
    expect(
      strokePath([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ]),
    ).toBe('M0 0L10 0');
    expect(
      strokePath([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
      ]),
    ).toBe('M0 0Q10 0 10 5L10 10');
  });
});

describe('a signature as a file', () => {
  it('is nothing where nobody signed', () => {
    expect(signatureSvg(null)).toBe('');
    expect(signatureSvg({ kind: 'drawn', strokes: [] })).toBe('');
    expect(signatureSvg({ kind: 'typed', name: ' A ' })).toBe('');
    expect(isSigned({ kind: 'typed', name: 'Ana' })).toBe(true);
  });

  it('holds every stroke, and a typed name as a text and never as markup', () => {
    expect(signatureSvg({ kind: 'drawn', strokes: ['M0 0L1 1', 'M2 2L3 3'] })).toContain(
      'd="M0 0L1 1M2 2L3 3"',
    );
    const typed = signatureSvg({ kind: 'typed', name: '<b>Ana & "Zé"' });
    expect(typed).toContain('&#60;b&#62;Ana &#38; &#34;Zé&#34;');
    expect(typed).not.toContain('<b>');
  });
});
