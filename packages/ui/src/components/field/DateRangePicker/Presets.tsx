'use client';

import { useId, useMemo, useState } from 'react';
import type { DateRange } from '../../general/Calendar/Calendar.logic.ts';
import type { DateFailure } from '../DatePicker/availability.logic.ts';
import * as css from './DateRangePicker.css.ts';
import { isSameRange } from '../DatePicker/draft.logic.ts';
import type { RangePreset } from './DateRangePicker.logic.ts';
import type { DateRangeTexts } from './intl/pt-BR.ts';

interface PresetsProps {
  readonly presets: readonly RangePreset[];
  readonly value: DateRange | null;
  readonly failures: (range: DateRange) => readonly DateFailure[];
  readonly onChoose: (range: DateRange) => void;
  readonly texts: DateRangeTexts;
}

/** Ranges that one press chooses. One that does not pass stays, takes the focus and says why. */
export function Presets({ presets, value, failures, onChoose, texts }: PresetsProps) {
  const id = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const reasons = useMemo(
    () => new Map(presets.map((preset) => [preset.id, failures(preset.range)[0]?.message])),
    [presets, failures],
  );
  const hasReason = [...reasons.values()].some(Boolean);
  return (
    <div role="group" aria-label={texts.presets} className={css.presets}>
      {presets.map(({ id: presetId, label, range }) => {
        const reason = reasons.get(presetId);
        return (
          <button
            key={presetId}
            type="button"
            className={css.preset}
            aria-pressed={isSameRange(value, range)}
            aria-disabled={reason ? true : undefined}
            aria-describedby={reason ? `${id}${presetId}` : undefined}
            onClick={() => (reason ? setPointed(presetId) : onChoose(range))}
            onFocus={() => setPointed(presetId)}
            onBlur={() => setPointed(null)}
            onPointerEnter={() => setPointed(presetId)}
            onPointerLeave={() => setPointed(null)}
          >
            {label}
            {reason ? (
              <span id={`${id}${presetId}`} hidden>
                {reason}
              </span>
            ) : null}
          </button>
        );
      })}
      {hasReason ? (
        <p className={css.presetReason} aria-hidden>
          {pointed ? reasons.get(pointed) : null}
        </p>
      ) : null}
    </div>
  );
}
