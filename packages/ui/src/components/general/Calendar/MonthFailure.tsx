'use client';

import type { CivilDate } from '@apto/domain/time';
import { RotateCw } from 'lucide-react';
import { monthAndYear } from '../../../internal/dates.ts';
import * as css from './Calendar.css.ts';
import type { Month } from './Calendar.logic.ts';
import type { CalendarTexts } from './intl/pt-BR.ts';

interface MonthFailureProps {
  readonly month: Month;
  /** The day whose place the button takes for focus and keys. */
  readonly date: CivilDate;
  readonly texts: CalendarTexts;
  readonly locale: string;
}

/** In place of the days of a month that could not be loaded; as high as they are, so that nothing moves. */
export function MonthFailure({ month, date, texts, locale }: MonthFailureProps) {
  return (
    <tr>
      {/* Its name is what the alert says. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td colSpan={7} className={css.failedMonth}>
        <div className={css.failedBody} role="alert">
          <span>{texts.monthError(monthAndYear(month, locale))}</span>
          <button type="button" className={css.retry} data-date={date} data-retry={month}>
            <RotateCw size={16} aria-hidden />
            {texts.retry}
          </button>
        </div>
      </td>
    </tr>
  );
}
