'use client';

import { weekdayOf, formatDate, weekdayName } from '@apto/domain/time';
import { CircleX } from 'lucide-react';
import { useId, useMemo } from 'react';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { rangeText } from './draft.logic.ts';
import * as css from './PickerField.css.ts';
import type { Refusal } from './useDateChoice.ts';
import type { Picker } from './usePicker.ts';

interface WhyNotProps {
  readonly picker: Picker;
  readonly refusal: Refusal;
  /** After an alternative was chosen, or the refused dates went back into the inputs. */
  readonly onDone: () => void;
}

/** How many days of a failing check are named before '…'. */
const NAMED_DAYS = 6;

/** 'Por que não?': what was chosen, every check that it fails, and the nearest dates that pass them all. */
export function WhyNot({ picker, refusal, onDone }: WhyNotProps) {
  const titleId = useId();
  const { texts, availability, attempt, resume } = picker;
  const { range, failures } = refusal;
  const alternatives = useMemo(() => availability.alternatives(range), [availability, range]);
  return (
    <section aria-labelledby={titleId} className={css.whyNot}>
      <h3 id={titleId} className={css.whyNotTitle}>
        {texts.reasonsTitle}
      </h3>
      <p>
        {texts.chosen(rangeText(range, texts))}{' '}
        <button
          type="button"
          className={css.linkButton}
          onClick={() => {
            resume();
            onDone();
          }}
        >
          {texts.resume}
        </button>
      </p>
      <ul className={css.failures}>
        {failures.map(({ code, message, dates = [] }) => (
          <li key={code} className={css.failure}>
            <CircleX size={16} aria-hidden className={css.failureIcon} />
            <span>
              {message}
              {dates.length > 1 ? (
                <span className={css.failureDays}>
                  {' '}
                  {texts.days(
                    dates.slice(0, NAMED_DAYS).map(formatDate).join(', ') +
                      (dates.length > NAMED_DAYS ? '…' : ''),
                  )}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <h4 className={css.whyNotTitle}>{texts.alternatives}</h4>
      {alternatives.length === 0 ? (
        <p>{texts.noAlternatives}</p>
      ) : (
        <ul className={css.alternatives}>
          {alternatives.map((alternative) => (
            <li key={`${alternative.inicio}${alternative.fim}`}>
              <button
                type="button"
                className={css.alternative}
                onClick={() => {
                  attempt(alternative);
                  onDone();
                }}
              >
                {rangeText(alternative, texts)}
                <VisuallyHidden>
                  {`, ${texts.period(weekdayName(weekdayOf(alternative.inicio)), weekdayName(weekdayOf(alternative.fim)))}`}
                </VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
