'use client';
import { useInsertionEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useEvent } from '../../../internal/useEvent.ts';
import { useFormReset } from '../../../internal/useFormReset.ts';
import { CheckboxGroupContext, type CheckboxGroupState } from '../Checkbox/CheckboxGroupContext.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as css from './CheckboxGroup.css.ts';

export interface CheckboxGroupProps extends FieldProps {
  /** As `Checkbox`, cada uma com o seu `value`. */
  readonly children: ReactNode;
  /** Os valores marcados. Omita no uso não controlado. */
  readonly value?: readonly string[];
  /** Os valores marcados no início. */
  readonly defaultValue?: readonly string[];
  /** Recebe os valores marcados. */
  readonly onChange?: (value: string[]) => void;
  /** Por onde o `FormSummary` acha o grupo. Nos dados de um formulário vale o `name` de cada `Checkbox`. */
  readonly name?: string;
  /** Em que direção segue. @default 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal';
  /** Não recebe entrada nem foco. Diga o motivo por perto: ele é mudo. @default false */
  readonly isDisabled?: boolean;
  /** Pode ser lido e copiado, não alterado. @default false */
  readonly isReadOnly?: boolean;
}

/** Várias caixas de seleção que respondem a uma pergunta. */
export function CheckboxGroup({
  children,
  value,
  defaultValue = [],
  onChange,
  orientation = 'vertical',
  isDisabled = false,
  isReadOnly = false,
  ...field
}: CheckboxGroupProps) {
  const [own, setOwn] = useState(defaultValue);
  const values = value ?? own;
  const [first] = useState(values);
  const list = useRef<HTMLDivElement>(null);
  // Two boxes may change before the next drawing: the second one goes on from the first.
  const newest = useRef(values);
  useInsertionEffect(() => {
    newest.current = values;
  });
  const change = useEvent((next: readonly string[]): void => {
    newest.current = next;
    setOwn(next);
    onChange?.([...next]);
  });
  useFormReset(list, () => {
    if (first.length !== values.length || first.some((each) => !values.includes(each))) change(first);
  });
  const state = useMemo<CheckboxGroupState>(
    () => ({
      values,
      isDisabled,
      isBlocked: isReadOnly,
      toggle: (changed, isSelected) => {
        const others = newest.current.filter((each) => each !== changed);
        change(isSelected ? [...others, changed] : others);
      },
    }),
    [values, isDisabled, isReadOnly, change],
  );
  return (
    <Field {...field} isGroup>
      {() => (
        <CheckboxGroupContext value={state}>
          <div ref={list} className={cx(css.list, orientation === 'horizontal' && css.horizontal)}>
            {children}
          </div>
        </CheckboxGroupContext>
      )}
    </Field>
  );
}
