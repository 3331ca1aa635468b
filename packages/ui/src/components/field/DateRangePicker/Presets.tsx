'use client';

import { useId, useMemo } from 'react';
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

/** Ranges that one press chooses. One that does not pass stays, takes the focus and says why below its name. */
export function Presets({ presets, value, failures, onChoose, texts }: PresetsProps) {
  const id = useId();
  const reasons = useMemo(
    () => new Map(presets.map((preset) => [preset.id, failures(preset.range)[0]?.message])),
    [presets, failures],
  );
  return (
    <div role="group" aria-label={texts.presets} className={css.presets}>
      {presets.map(({ id: presetId, label, range }) => {
        const reason = reasons.get(presetId);
        return (
          <div key={presetId} className={css.presetPlace}>
            <button
              type="button"
              className={css.preset}
              aria-pressed={isSameRange(value, range)}
              aria-disabled={reason ? true : undefined}
              aria-describedby={reason ? `${id}${presetId}` : undefined}
              onClick={() => {
                if (!reason) onChoose(range);
              }}
            >
              {label}
            </button>
            {reason ? (
              <p id={`${id}${presetId}`} className={css.presetReason}>
                {reason}
              </p>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
