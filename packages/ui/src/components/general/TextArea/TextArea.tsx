'use client';
import type { Ref } from 'react';
import { TextArea as AriaTextArea, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { ControlBox } from '../../../controls/ControlBox.tsx';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import * as css from '../Field/Field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../Field/Field.tsx';
import { TextFrame } from '../TextField/TextFrame.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as own from './TextArea.css.ts';

export interface TextAreaProps
  extends
    FieldProps,
    Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'render' | 'isRequired' | 'type' | 'maxLength'
    > {
  /** Um exemplo do que escrever; nunca o rótulo. */
  readonly placeholder?: string;
  /** Linhas mostradas antes de crescer. @default 3 */
  readonly rows?: number;
  /**
   * Caracteres que cabem. Continua possível digitar além disso, para que um texto colado possa ser encurtado com
   * cuidado; o contador fica vermelho, e a mensagem da própria regra cabe em `errorMessage`.
   */
  readonly maxLength?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Várias linhas de texto, com um contador onde há limite. */
export function TextArea({ placeholder, rows = 3, maxLength, ref, ...props }: TextAreaProps) {
  const [field, control] = splitFieldProps(props);
  return (
    <TextFrame field={field} control={control}>
      {(text) => (
        <Field
          {...field}
          labelEnd={
            maxLength === undefined ? field.labelEnd : <Counter length={text.length} max={maxLength} />
          }
        >
          <ControlBox isReadOnly={control.isReadOnly}>
            <AriaTextArea
              className={cx(css.input, own.area)}
              rows={rows}
              placeholder={placeholder}
              {...(ref ? { ref } : {})}
            />
          </ControlBox>
        </Field>
      )}
    </TextFrame>
  );
}

/** Seen all the time; spoken only near the end, so that it does not interrupt every key. */
function Counter({ length, max }: { length: number; max: number }) {
  const texts = useTexts('TextArea', defaults);
  const left = max - length;
  const isNear = left <= 20 && (left <= 5 || left % 10 === 0);
  return (
    <>
      <span className={own.count} data-over={left < 0 || undefined} aria-hidden>
        {texts.count(length, max)}
      </span>
      <VisuallyHidden role="status">{isNear ? texts.left(left) : ''}</VisuallyHidden>
    </>
  );
}
