'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import * as css from '../Field/Field.css.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts } from './intl/pt-BR.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after'> {
  /** `new-password` where one is made, so that the browser offers to make it. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password, with a button to read what was typed. Pasting stays possible: password managers need it. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      after={
        <>
          {/* slot={null}: the field's own context belongs to the input. */}
          <Button
            slot={null}
            className={css.inner}
            isDisabled={props.isDisabled ?? false}
            aria-label={isShown ? texts.hide : texts.show}
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
