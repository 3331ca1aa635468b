'use client';
import { useRef, useState, type ReactNode } from 'react';
import { ControlBox } from '../../../controls/ControlBox.tsx';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Field, type FieldWidth } from '../Field/Field.tsx';
import { input } from '../Field/Field.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CopyButton } from './CopyButton.tsx';
import * as css from './CopyField.css.ts';
import { texts as defaults } from './intl/pt-BR.ts';

/** Propriedades de {@link CopyField}. */
export interface CopyFieldProps {
  /** O que o texto é: 'Link', 'Chave da API'. */
  readonly label: string;
  /** O texto. Aparece inteiro, e nunca muda ao digitar. */
  readonly value: string;
  /** Para que serve, sob o campo. */
  readonly description?: ReactNode;
  /** Letras de uma só largura, para chaves e códigos. @default false */
  readonly isMono?: boolean;
  /** Mantém o rótulo só para leitores de tela. @default false */
  readonly isLabelHidden?: boolean;
  /** A largura do que ele contém: 96, 160, 240, 360 px, ou a coluna inteira. @default 'full' */
  readonly width?: FieldWidth;
  /** Chamado quando está na área de transferência. O próprio campo o diz. */
  readonly onCopied?: () => void;
}

/**
 * Um texto para levar a outro lugar: um endereço, uma chave, um código. Um clique o copia; se o navegador
 * recusa, o texto fica selecionado, para que Ctrl+C o copie.
 */
export function CopyField(props: CopyFieldProps) {
  const texts = useTexts('CopyField', defaults);
  const { label, value, description, isMono = false, onCopied } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<'copied' | 'refused' | null>(null);
  return (
    <Field
      label={label}
      isLabelHidden={props.isLabelHidden ?? false}
      width={props.width ?? 'full'}
      description={said === 'refused' ? texts.refused : description}
    >
      {({ id, describedBy }) => (
        <div className={css.line}>
          <ControlBox isReadOnly className={css.box}>
            <input
              id={id}
              ref={inputRef}
              className={cx(input, isMono && css.mono)}
              value={value}
              readOnly
              aria-describedby={describedBy}
              spellCheck={false}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </ControlBox>
          <CopyButton
            value={value}
            aria-label={texts.copyWhat(label)}
            onCopied={() => {
              setSaid('copied');
              onCopied?.();
            }}
            onRefused={() => {
              setSaid('refused');
              inputRef.current?.focus();
            }}
          />
          <VisuallyHidden role="status">{said === 'copied' ? texts.copied : ''}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
