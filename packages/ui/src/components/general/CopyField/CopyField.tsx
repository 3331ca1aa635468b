'use client';
import { useRef, useState, type ReactNode } from 'react';
import { ControlBox } from '../../../controls/ControlBox.tsx';
import { cx } from '../../../internal/cx.ts';
import { Field, type FieldWidth } from '../Field/Field.tsx';
import { input } from '../Field/Field.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CopyButton } from './CopyButton.tsx';
import * as css from './CopyField.css.ts';
import { texts } from './intl/pt-BR.ts';

/** Props of {@link CopyField}. */
export interface CopyFieldProps {
  /** What the text is: 'Link', 'Chave da API'. */
  readonly label: string;
  /** The text. It is shown whole, and never changes by typing. */
  readonly value: string;
  /** What it is for, under it. */
  readonly description?: ReactNode;
  /** Letters of one width, for keys and codes. @default false */
  readonly isMono?: boolean;
  /** Keeps the label for screen readers only. @default false */
  readonly isLabelHidden?: boolean;
  /** As wide as what it holds: 96, 160, 240, 360 px, or its whole column. @default 'full' */
  readonly width?: FieldWidth;
  /** Called when it is in the clipboard. The field says it by itself. */
  readonly onCopied?: () => void;
}

/**
 * A text to be taken elsewhere: an address, a key, a code. One press copies it; a browser that refuses gets it
 * selected, so that Ctrl+C does.
 */
export function CopyField(props: CopyFieldProps) {
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
