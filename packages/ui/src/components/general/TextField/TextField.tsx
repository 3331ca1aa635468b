'use client';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, Input, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { ControlBox } from '../../../controls/ControlBox.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import * as css from '../Field/Field.css.ts';
import { Field, splitFieldProps, type FieldProps, type FieldWidth } from '../Field/Field.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import { TextFrame } from './TextFrame.tsx';

export interface TextFieldProps
  extends FieldProps, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'isRequired'> {
  /** Um exemplo do que escrever; nunca o rótulo. */
  readonly placeholder?: string;
  /** Ícone ou texto curto antes do que se digita. */
  readonly before?: ReactNode;
  /** Unidade, ícone ou botão pequeno depois do que se digita. */
  readonly after?: ReactNode;
  /** Acrescenta um botão que esvazia o campo, enquanto há algo nele. @default false */
  readonly isClearable?: boolean;
  /** Nome do botão que o esvazia. @default 'Limpar' */
  readonly clearLabel?: string;
  /** Tão largo quanto o que contém, enquanto rótulo, ajuda e erro mantêm a `width` inteira. @default 'full' */
  readonly controlWidth?: FieldWidth;
  /** A entrada de texto, para `react-hook-form` e para o foco. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Uma linha de texto. Para números, datas, documentos e pesquisas há campos próprios. */
export function TextField({
  placeholder,
  before,
  after,
  isClearable = false,
  clearLabel,
  controlWidth = 'full',
  ref,
  ...props
}: TextFieldProps) {
  const texts = useTexts('TextField', defaults);
  const [field, control] = splitFieldProps(props);
  const isEditable = !control.isReadOnly && !control.isDisabled;
  return (
    <TextFrame field={field} control={control}>
      {(text) => (
        <Field {...field}>
          <TextControl
            placeholder={placeholder}
            before={before}
            after={after}
            clearLabel={isClearable && isEditable && text !== '' ? (clearLabel ?? texts.clear) : undefined}
            className={css.width[controlWidth]}
            inputRef={ref}
            {...pickState(control)}
          />
        </Field>
      )}
    </TextFrame>
  );
}

interface ControlProps {
  readonly placeholder?: string | undefined;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Nome do botão que esvazia o campo; sem ele não há botão. */
  readonly clearLabel?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly className?: string | undefined;
}

const pickState = ({ isReadOnly }: { isReadOnly?: boolean | undefined }) => ({ isReadOnly });

/** Só a caixa e a entrada, para campos construídos sobre este. */
function TextControl(props: ControlProps) {
  const { placeholder, before, after, clearLabel, inputRef, isReadOnly, className } = props;
  return (
    <ControlBox isReadOnly={isReadOnly} className={className}>
      {before && <span className={css.affix}>{before}</span>}
      <Input
        className={css.input}
        placeholder={isReadOnly ? undefined : placeholder}
        {...(inputRef ? { ref: inputRef } : {})}
      />
      {clearLabel !== undefined && (
        <Button
          slot={null}
          className={css.inner}
          aria-label={clearLabel}
          render={(dom) => <button {...dom} title={clearLabel} />}
          onPress={({ target }) => emptyBefore(target)}
        >
          <X className={css.icon} aria-hidden />
        </Button>
      )}
      {after && <span className={css.affix}>{after}</span>}
    </ControlBox>
  );
}

/** Empties the input as a person would, so that whoever listens to it hears of it; the focus stays in the field. */
function emptyBefore(button: Element): void {
  const input = button.parentElement?.querySelector('input');
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
