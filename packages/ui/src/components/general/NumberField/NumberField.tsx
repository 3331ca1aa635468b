'use client';
import { Minus, Plus } from 'lucide-react';
import { useState, type ButtonHTMLAttributes, type FocusEvent, type ReactNode, type Ref } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import * as css from '../Field/Field.css.ts';
import { Field, hasError, splitFieldProps, type FieldProps, type FieldWidth } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import { limitOf } from './NumberField.logic.ts';
import * as own from './NumberField.css.ts';

export interface NumberFieldProps
  extends
    FieldProps,
    Omit<
      AriaNumberFieldProps,
      'children' | 'className' | 'style' | 'render' | 'isRequired' | 'value' | 'defaultValue'
    > {
  /** `null` e `NaN` são o campo vazio. */
  readonly value?: number | null;
  /** O valor inicial, em um campo não controlado. */
  readonly defaultValue?: number;
  /** Um exemplo do que escrever; nunca o rótulo. */
  readonly placeholder?: string;
  /** Unidade depois do número. */
  readonly after?: ReactNode;
  /** Os botões − e +. @default true */
  readonly hasSteps?: boolean;
  /**
   * Tão largo quanto o que contém, enquanto rótulo, ajuda e erro ocupam a `width`, que então é a coluna. Sem ela o campo
   * inteiro tem a `width`, 160 px.
   */
  readonly controlWidth?: FieldWidth;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Uma quantidade. O que só é feito de dígitos (CPF, código, telefone) não é número: use `MaskedField` ou `TextField`.
 */
export function NumberField(all: NumberFieldProps) {
  const { value, placeholder, after, hasSteps = true, controlWidth, ref, ...props } = all;
  const texts = useTexts('NumberField', defaults);
  const locale = useAppLocale();
  const [field, control] = splitFieldProps(props);
  // A number out of the limits is brought back to them on leaving; that it was is said, and not done in silence.
  const [notice, setNotice] = useState('');
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const limit = limitOf(event.target.value, control.minValue, control.maxValue, locale);
    setNotice(
      limit === null
        ? ''
        : texts.adjusted(limit.kind, limit.value.toLocaleString(locale, control.formatOptions)),
    );
  };
  return (
    <AriaNumberField
      {...control}
      {...(value === undefined ? {} : { value: value ?? Number.NaN })}
      isRequired={field.isRequired ?? false}
      isInvalid={control.isInvalid === true || hasError(field.errorMessage)}
      validationBehavior="aria"
      className={cx(css.field, css.width[props.width ?? (controlWidth ? 'full' : 'sm')])}
    >
      <Field {...field} description={notice || field.description}>
        <Group
          className={cx(css.control, controlWidth && css.width[controlWidth])}
          onBlurCapture={leave}
          onInput={() => setNotice('')}
          data-readonly={control.isReadOnly || undefined}
        >
          <Input className={cx(css.input, own.input)} placeholder={placeholder} {...(ref ? { ref } : {})} />
          <VisuallyHidden role="status">{notice}</VisuallyHidden>
          {after && <span className={css.affix}>{after}</span>}
          {hasSteps && !control.isReadOnly && (
            <span className={own.steps}>
              <Button
                slot="decrement"
                className={cx(css.inner, own.step)}
                render={(dom) => <StepButton {...dom} name={texts.decrease} />}
              >
                <Minus className={css.icon} aria-hidden />
              </Button>
              <Button
                slot="increment"
                className={cx(css.inner, own.step)}
                render={(dom) => <StepButton {...dom} name={texts.increase} />}
              >
                <Plus className={css.icon} aria-hidden />
              </Button>
            </span>
          )}
        </Group>
      </Field>
    </AriaNumberField>
  );
}

/** react-aria would name it after the field as well, which then would not be the only one to answer to its label. */
function StepButton({ name, ...dom }: ButtonHTMLAttributes<HTMLButtonElement> & { name: string }) {
  return <button {...dom} type="button" aria-labelledby={undefined} aria-label={name} title={name} />;
}
