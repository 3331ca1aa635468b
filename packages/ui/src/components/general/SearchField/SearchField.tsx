'use client';
import { Search, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { ControlBox } from '../../../controls/ControlBox.tsx';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import * as css from '../Field/Field.css.ts';
import { Field, hasError, splitFieldProps, type FieldProps } from '../Field/Field.tsx';
import { texts as defaults } from './intl/pt-BR.ts';

export interface SearchFieldProps
  extends
    Omit<FieldProps, 'label'>,
    Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'render' | 'isRequired'> {
  /** O rótulo, que é também o nome para leitores de tela. Dado, aparece; omitido, é 'Pesquisar' e fica oculto. */
  readonly label?: ReactNode;
  /** Pelo que se pode pesquisar: 'Pesquisar por funcionário ou CPF'. */
  readonly placeholder?: string;
  /** O nome do botão de limpar. @default 'Limpar pesquisa' */
  readonly clearLabel?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Pesquisa uma lista. `onSubmit` roda com Enter; `onChange` a cada tecla; `onClear` com Esc e com o ×. */
export function SearchField({ placeholder, clearLabel, ref, ...props }: SearchFieldProps) {
  const texts = useTexts('SearchField', defaults);
  // Whoever names it wants the name seen; its own is what the magnifier says.
  const { label = texts.label, isLabelHidden = props.label === undefined } = props;
  const [field, control] = splitFieldProps({ ...props, label, isLabelHidden });
  return (
    <AriaSearchField
      {...control}
      isRequired={field.isRequired ?? false}
      isInvalid={control.isInvalid === true || hasError(field.errorMessage)}
      validationBehavior="aria"
      className={cx(css.field, css.width[field.width ?? 'full'])}
    >
      {({ isEmpty }) => (
        <Field {...field}>
          <ControlBox>
            <span className={css.affix} aria-hidden>
              <Search className={css.icon} />
            </span>
            <Input className={css.input} placeholder={placeholder} {...(ref ? { ref } : {})} />
            {!isEmpty && (
              <Button className={css.inner} aria-label={clearLabel ?? texts.clear}>
                <X className={css.icon} aria-hidden />
              </Button>
            )}
          </ControlBox>
        </Field>
      )}
    </AriaSearchField>
  );
}
