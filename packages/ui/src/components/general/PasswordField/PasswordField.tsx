'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button, type KeyboardEvent } from 'react-aria-components';
import { useTexts } from '../../../texts/useTexts.ts';
import * as css from '../Field/Field.css.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as own from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after'> {
  /**
   * `new-password` onde uma senha é criada, para que o navegador se ofereça para criá-la. @default 'current-password'
   */
  readonly autoComplete?: 'current-password' | 'new-password';
  /** Visto e dito enquanto as maiúsculas estão travadas. @default 'Caps Lock ligado' */
  readonly capsLockLabel?: string;
}

/**
 * Uma senha, com um botão para ler o que foi digitado, e um aviso enquanto Caps Lock está ligado. Colar continua
 * possível: os gerenciadores de senhas precisam disso.
 */
export function PasswordField({
  autoComplete = 'current-password',
  capsLockLabel,
  ...props
}: PasswordFieldProps) {
  const texts = useTexts('PasswordField', defaults);
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  const name = isShown ? texts.hide : texts.show;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      onKeyDown={(event) => {
        readCapsLock(event);
        props.onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        readCapsLock(event);
        props.onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        props.onBlur?.(event);
      }}
      labelEnd={
        <span className={own.end}>
          <span role="status" className={own.hint}>
            {hasCapsLock ? (capsLockLabel ?? texts.capsLock) : ''}
          </span>
          {props.labelEnd}
        </span>
      }
      after={
        <>
          {/* slot={null}: the field's own context belongs to the input. */}
          <Button
            slot={null}
            className={css.inner}
            isDisabled={props.isDisabled ?? false}
            aria-label={name}
            render={(dom) => <button {...dom} title={name} />}
            onPress={() => setShown((shown) => !shown)}
          >
            {isShown ? <EyeOff className={css.icon} aria-hidden /> : <Eye className={css.icon} aria-hidden />}
          </Button>
          <VisuallyHidden role="status">{isShown ? texts.shown : texts.hidden}</VisuallyHidden>
        </>
      }
    />
  );
}
