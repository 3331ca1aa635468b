'use client';
import { timeRangeProblem, type TimeRange } from '@apto/domain/time';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { errorOr, hasError } from '../../general/Field/Field.tsx';
import { FormValue } from '../../../internal/FormValue.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { TimeField, type TimeFieldProps } from '../TimeField/TimeField.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './TimeRangeField.css.ts';

/** Propriedades de {@link TimeRangeField}. */
export interface TimeRangeFieldProps extends Omit<FieldProps, 'isInvalid'> {
  /**
   * As duas pontas como são digitadas: HH:mm quando inteiras, '' onde não há nada. Omita em um campo não controlado.
   */
  readonly value?: TimeRange;
  /** As duas pontas iniciais, em um campo não controlado. @default as duas vazias */
  readonly defaultValue?: TimeRange;
  /** Recebe os dois a cada tecla. */
  readonly onChange?: (value: TimeRange) => void;
  /** O foco saiu dos dois campos. */
  readonly onBlur?: () => void;
  /** Quais horas são aceitas, sem as pontas. @default qualquer uma */
  readonly window?: TimeFieldProps['window'];
  /** Se uma ponta pode faltar: desde o começo do dia, ou até o fim dele. @default false */
  readonly isOpenEnded?: boolean;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<typeof defaults>;
}

const NONE: TimeRange = { start: '', end: '' };

/**
 * De uma hora de um dia até outra mais tarde. O que está errado entre as duas é dito ao sair de ambas; cada uma diz por
 * si que sua hora não existe. Um `errorMessage` seu vem antes.
 */
export function TimeRangeField(props: TimeRangeFieldProps) {
  const {
    window: range,
    isOpenEnded = false,
    onChange,
    onBlur,
    texts: ownTexts,
    value,
    defaultValue = NONE,
    ...field
  } = props;
  const texts = useOwnTexts('TimeRangeField', defaults, ownTexts);
  const [typed, setTyped] = useState(defaultValue);
  const [isChecked, setChecked] = useState(false);
  const current = value ?? typed;
  const isRefused = hasError(field.errorMessage);
  const problem = isChecked || isRefused ? timeRangeProblem(current, isOpenEnded) : null;
  const own = problem === 'INCOMPLETE' ? texts.incomplete : problem === 'ORDER' ? texts.order : undefined;

  function change(part: Partial<TimeRange>): void {
    const next = { ...current, ...part };
    setTyped(next);
    if (next.start === '' && next.end === '') setChecked(false);
    onChange?.(next);
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return;
    setChecked(true);
    onBlur?.();
  }

  /** Which of the two a person has to look at; what its owner alone knows is wrong with both. */
  function isWrong(side: 'start' | 'end'): boolean {
    if (problem === 'ORDER') return side === 'end';
    // Its own field knows which, and says it.
    if (problem === 'FORMAT') return false;
    return problem === 'INCOMPLETE' ? current[side] === '' : isRefused;
  }
  const state = { isDisabled: field.isDisabled ?? false, isReadOnly: field.isReadOnly ?? false };
  const edge = (side: 'start' | 'end', says: string): ReactNode => (
    <TimeField
      {...state}
      {...(range ? { window: range } : {})}
      {...(field.name ? { name: `${field.name}.${side === 'start' ? 'inicio' : 'fim'}` } : {})}
      width="sm"
      label={
        <>
          <span aria-hidden>{says}</span>
          <VisuallyHidden>
            {says}, {field.label}
          </VisuallyHidden>
        </>
      }
      value={current[side]}
      onChange={(time) => change({ [side]: time })}
      isInvalid={isWrong(side)}
    />
  );

  return (
    <FieldShell {...field} isGroup errorMessage={errorOr(field.errorMessage, own)}>
      {() => (
        // It listens for the focus that leaves its two fields; there is nothing to press on it.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={css.line} onBlur={leave}>
          <FormValue
            onReset={() => {
              setTyped(defaultValue);
              setChecked(false);
            }}
          />
          {edge('start', texts.start)}
          {edge('end', texts.end)}
        </div>
      )}
    </FieldShell>
  );
}
