'use client';
import { useState } from 'react';
import { COLUMN_WIDTH_STEP, MAX_COLUMN_WIDTH } from './preferences.logic.ts';
import * as css from './DataTableSettings.css.ts';

/** A column's width in px: typed, or by the arrow keys in steps. What is typed counts at Enter, or when one leaves. */
export function WidthField(props: {
  label: string;
  min: number;
  width: number;
  onResize: (width: number) => void;
}) {
  const { label, min, width, onResize } = props;
  const [draft, setDraft] = useState(String(width));
  // Another width from elsewhere, such as a drag of the header, replaces what is being typed.
  const [shown, setShown] = useState(width);
  if (shown !== width) {
    setShown(width);
    setDraft(String(width));
  }
  const commit = (typed: string): void => {
    const next = typed.trim() === '' ? Number.NaN : Number(typed);
    if (Number.isFinite(next) && next !== width) onResize(next);
    // The table keeps a width within its bounds: what was typed may stand for the one that it has already.
    setDraft(String(width));
  };
  return (
    <span className={css.widthBox}>
      <input
        type="number"
        className={css.width}
        aria-label={label}
        min={min}
        max={MAX_COLUMN_WIDTH}
        step={COLUMN_WIDTH_STEP}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => commit(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(draft);
          const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          onResize((draft === '' ? width : Number(draft)) + step * COLUMN_WIDTH_STEP);
          setDraft(String(width));
        }}
      />
      <span className={css.unit} aria-hidden>
        px
      </span>
    </span>
  );
}
