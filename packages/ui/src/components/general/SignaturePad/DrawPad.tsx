'use client';
import { useState, type PointerEvent } from 'react';
import { inkPoint, PAD, strokePath, withPoint, type InkPoint } from './SignaturePad.logic.ts';
import * as css from './SignaturePad.css.ts';

interface DrawPadProps {
  /** The strokes that are there. */
  readonly strokes: readonly string[];
  /** What it is for screen readers. */
  readonly label: string;
  readonly isOff: boolean;
  /** Gets a stroke once the pen is lifted. */
  readonly onStroke: (path: string) => void;
}

const LINE = PAD.height * 0.75;

/** The paper: follows finger, pen or mouse, one at a time. */
export function DrawPad({ strokes, label, isOff, onStroke }: DrawPadProps) {
  const [points, setPoints] = useState<readonly InkPoint[] | null>(null);
  const pointOf = (event: PointerEvent<SVGSVGElement>): InkPoint =>
    inkPoint(event, event.currentTarget.getBoundingClientRect());
  const lift = (): void => {
    if (points) onStroke(strokePath(points));
    setPoints(null);
  };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${PAD.width} ${PAD.height}`}
      className={css.paper}
      onPointerDown={(event) => {
        if (isOff || event.button !== 0 || !event.isPrimary) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setPoints([pointOf(event)]);
      }}
      onPointerMove={(event) => {
        if (!points || !event.isPrimary) return;
        const next = pointOf(event);
        setPoints((before) => before && withPoint(before, next));
      }}
      onPointerUp={lift}
      onPointerCancel={() => setPoints(null)}
    >
      <line x1={40} x2={PAD.width - 40} y1={LINE} y2={LINE} className={css.line} />
      <path d={strokes.join('')} className={css.ink} />
      {points ? <path d={strokePath(points)} className={css.ink} /> : null}
    </svg>
  );
}
