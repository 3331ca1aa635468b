'use client';
import { useMemo, useState, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
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
  const state = useMemo<CheckboxGroupState>(
    () => ({
      values,
      isDisabled,
      isBlocked: isReadOnly,
      toggle: (changed, isSelected) => {
        const next = isSelected ? [...values, changed] : values.filter((each) => each !== changed);
        setOwn(next);
        onChange?.(next);
      },
    }),
    [values, isDisabled, isReadOnly, onChange],
  );
  return (
    <Field {...field} isGroup>
      {() => (
        <CheckboxGroupContext value={state}>
          <div className={cx(css.list, orientation === 'horizontal' && css.horizontal)}>{children}</div>
        </CheckboxGroupContext>
      )}
    </Field>
  );
}
