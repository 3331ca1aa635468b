import { MESSAGE } from '@apto/domain/messages';
import { useRef, useState } from 'react';
import { useSignIn } from './useSignIn.ts';

/** As an employee's is written, with or without its marks; no e-mail is. */
const CPF_SHAPE = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;

/** Needed by few, and so no part of a first load. @throws ApiError which door it is */
async function sendElsewhere(): Promise<never> {
  const { employeeDoor } = await import('../session/employee-door.ts');
  throw employeeDoor();
}

/** What somebody enters with. */
export interface EmailCredentials {
  readonly username: string;
  readonly password: string;
}

/**
 * A login form of e-mail and password: the properties of its two fields and its button, and sending it. A refusal keeps the e-mail,
 * empties the password and puts the focus in it.
 * @param signIn rejects with `ApiError`
 */
export function useEmailSignIn(signIn: (credentials: EmailCredentials) => Promise<unknown>) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { isSent, failure, submit, enter, hideFaults } = useSignIn({
    signIn: () => {
      const username = email.trim();
      return CPF_SHAPE.test(username) ? sendElsewhere() : signIn({ username, password });
    },
    check() {
      const missing = !email.trim() ? emailField : !password ? passwordField : null;
      missing?.current?.focus();
      return !missing;
    },
    onFailure({ kind }) {
      if (kind === 'credentials') {
        setPassword('');
        hideFaults();
      }
      passwordField.current?.focus();
    },
  });
  const missing = (value: string): string | undefined =>
    isSent && !value ? MESSAGE.REQUIRED_FIELD : undefined;
  return {
    failure,
    submit,
    enter,
    email: {
      ref: emailField,
      type: 'email',
      inputMode: 'email',
      name: 'username',
      autoComplete: 'username',
      isRequired: true,
      value: email,
      onChange: setEmail,
      errorMessage: missing(email.trim()),
    },
    password: {
      ref: passwordField,
      name: 'password',
      isRequired: true,
      value: password,
      onChange: setPassword,
      errorMessage: missing(password),
    },
  } as const;
}
