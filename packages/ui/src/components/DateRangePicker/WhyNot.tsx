'use client';

import { diaDaSemana, formatarData, nomeDoDia } from '@apto/domain';
import { CircleX } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { DateRange } from '../Calendar/Calendar.logic.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DateRangePicker.css.ts';
import { rangeText } from './DateRangePicker.logic.ts';
import type { DateRangeTexts } from './intl/pt-BR.ts';
import type { Refusal } from './useDateRange.ts';

interface WhyNotProps {
  readonly refusal: Refusal;
  readonly alternatives: readonly DateRange[];
  readonly onChoose: (range: DateRange) => void;
  readonly onResume: () => void;
  readonly texts: DateRangeTexts;
  /** Under the calendar instead of in a popover of its own. */
  readonly isInCalendar?: boolean;
}

/** How many days of a failing check are named before '…'. */
const NAMED_DAYS = 6;

/** 'Por que não?': what was chosen, every check that it fails, and the nearest ranges that pass them all. */
export function WhyNot({ refusal, alternatives, onChoose, onResume, texts, isInCalendar }: WhyNotProps) {
  const titleId = useId();
  const { range, failures } = refusal;
  return (
    <section aria-labelledby={titleId} className={cx(css.whyNot, isInCalendar && css.whyNotInCalendar)}>
      <h3 id={titleId} className={css.whyNotTitle}>
        {texts.reasonsTitle}
      </h3>
      <p>
        {texts.chosen(rangeText(range, texts))}{' '}
        <button type="button" className={css.linkButton} onClick={onResume}>
          {texts.resume}
        </button>
      </p>
      <ul className={css.failures}>
        {failures.map(({ codigo, mensagem, datas = [] }) => (
          <li key={codigo} className={css.failure}>
            <CircleX size={16} aria-hidden className={css.failureIcon} />
            <span>
              {mensagem}
              {datas.length > 1 ? (
                <span className={css.failureDays}>
                  {' '}
                  {texts.days(
                    datas.slice(0, NAMED_DAYS).map(formatarData).join(', ') +
                      (datas.length > NAMED_DAYS ? '…' : ''),
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
              <button type="button" className={css.alternative} onClick={() => onChoose(alternative)}>
                {rangeText(alternative, texts)}
                <VisuallyHidden>
                  {`, ${texts.periodo(nomeDoDia(diaDaSemana(alternative.inicio)), nomeDoDia(diaDaSemana(alternative.fim)))}`}
                </VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
