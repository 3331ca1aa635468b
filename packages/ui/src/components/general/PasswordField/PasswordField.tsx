'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button, type KeyboardEvent } from 'react-aria-components';
import * as css from '../Field/Field.css.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts } from './intl/pt-BR.ts';
import * as own from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after'> {
  /** `new-password` where one is made, so that the browser offers to make it. @default 'current-password' */
  readonly autoComplete?: 'current-password' | 'new-password';
  /** Seen and said while capital letters are locked. @default 'Caps Lock ligado' */
  readonly capsLockLabel?: string;
}

/**
 * A password, with a button to read what was typed, and a hint while Caps Lock is on. Pasting stays possible: password
 * managers need it.
 */
export function PasswordField({
  autoComplete = 'current-password',
  capsLockLabel = texts.capsLock,
  ...props
}: PasswordFieldProps) {
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
            {hasCapsLock ? capsLockLabel : ''}
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
