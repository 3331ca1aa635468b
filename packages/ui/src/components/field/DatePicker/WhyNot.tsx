'use client';

import { whoLifts } from '@apto/domain/why-not';
import { weekdayOf } from '@apto/domain/time';
import { useMemo } from 'react';
import { weekdayWords } from '../../../internal/dates.ts';
import { useAppLocale } from '../../../texts/useTexts.ts';
import { WhyNot as Reasons } from '../WhyNot/WhyNot.tsx';
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

/** 'Por que não?': what was chosen, every check that it fails, and the nearest dates that pass them all. */
export function WhyNot({ picker, refusal, onDone }: WhyNotProps) {
  const { texts, availability, attempt, resume } = picker;
  const { range, failures } = refusal;
  const locale = useAppLocale();
  const alternatives = useMemo(() => availability.alternatives(range), [availability, range]);
  return (
    <Reasons
      title={texts.reasonsTitle}
      texts={{ choices: texts.alternatives, noChoices: texts.noAlternatives, days: texts.days }}
      more={picker.moreChoices?.(range, onDone)}
      reasons={failures.map(({ code, message, dates }) => ({
        code,
        text: message,
        who: whoLifts(code),
        dates,
      }))}
      choices={alternatives.map((alternative) => ({
        id: `${alternative.inicio}${alternative.fim}`,
        label: rangeText(alternative, texts),
        spoken: texts.period(
          weekdayWords(weekdayOf(alternative.inicio), locale).long,
          weekdayWords(weekdayOf(alternative.fim), locale).long,
        ),
        onChoose: () => {
          attempt(alternative);
          onDone();
        },
      }))}
    >
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
    </Reasons>
  );
}
