'use client';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './PdfViewer.css.ts';

interface PdfPasswordProps {
  readonly isWrong: boolean;
  readonly onAnswer: (password: string) => void;
  /** Another way out, such as the file itself. */
  readonly action: ReactNode;
}

/** Asks for the password of a file; it is handed to the reader and kept nowhere. */
export function PdfPassword({ isWrong, onAnswer, action }: PdfPasswordProps) {
  const texts = useTexts('PdfViewer', defaults);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // A wrong one is said, and the next can be typed at once. The first question does not take the focus away.
  useEffect(() => {
    if (!isWrong) return undefined;
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isWrong]);
  return (
    <form
      className={css.password}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(password === '');
        if (password === '') field.current?.focus();
        else onAnswer(password);
      }}
    >
      <h3 className={css.passwordTitle}>
        <Lock size={20} aria-hidden />
        {texts.passwordTitle}
      </h3>
      <PasswordField
        ref={field}
        label={texts.passwordLabel}
        value={password}
        onChange={setPassword}
        isRequired
        errorMessage={isMissing ? texts.passwordMissing : isWrong ? texts.passwordWrong : undefined}
      />
      <div className={css.passwordActions}>
        {action}
        <Button type="submit" variant="primary">
          {texts.passwordOpen}
        </Button>
      </div>
    </form>
  );
}
