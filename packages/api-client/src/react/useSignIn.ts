import { useState, type FormEvent } from 'react';
import { loginFailure, remainingTime, type LoginFailure } from '../session/failure.ts';
import { useTimeLeft } from './clock.ts';

interface Options {
  /** Signs in with what was typed; rejects with `ApiError`. */
  readonly signIn: () => Promise<unknown>;
  /** Moves the focus to the first fault of what was typed; true: there is none. */
  readonly check: () => boolean;
  /** The server refused, or could not be asked. */
  readonly onFailure: (failure: LoginFailure) => void;
  /** What is typed, where the wait after too many tries binds only that: a token sent since then opens at once. */
  readonly attempt?: string;
}

export interface SignIn {
  /** Sending was tried: faults may be shown. */
  readonly isSent: boolean;
  /** Why the last try failed. */
  readonly failure: LoginFailure | null;
  readonly submit: (event: FormEvent) => void;
  /** Properties of the button that sends: after too many tries it says how long to wait. */
  readonly enter: {
    readonly type: 'submit';
    readonly isPending: boolean;
    readonly pendingLabel: string;
    readonly disabledReason: string | undefined;
    readonly children: string;
  };
  /** Faults are shown no more until it is sent again: a field was emptied for the person. */
  readonly hideFaults: () => void;
}

/** Sending a login form: once at a time, not before a wait is over, and with what the server said of it. */
export function useSignIn({ signIn, check, onFailure, attempt }: Options): SignIn {
  const [isSent, setSent] = useState(false);
  const [isSigningIn, setSigningIn] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [refused, setRefused] = useState<string>();
  const until = attempt === refused ? (failure?.until ?? null) : null;
  const timeLeft = useTimeLeft(until);

  async function send(): Promise<void> {
    setSigningIn(true);
    setFailure(null);
    setRefused(attempt);
    try {
      await signIn();
    } catch (error) {
      const failed = loginFailure(error, Date.now());
      setFailure(failed);
      setSigningIn(false);
      onFailure(failed);
    }
  }

  return {
    isSent,
    failure,
    submit: (event) => {
      event.preventDefault();
      setSent(true);
      const isWaiting = (until ?? 0) > Date.now();
      if (isSigningIn || isWaiting) return;
      // What the last try was refused for is no part of this one, which may not leave the page.
      setFailure(null);
      if (check()) void send();
    },
    enter: {
      type: 'submit',
      isPending: isSigningIn,
      pendingLabel: 'Entrando',
      disabledReason: timeLeft > 0 ? `Tente novamente em ${remainingTime(timeLeft)}.` : undefined,
      children: 'Entrar',
    },
    hideFaults: () => setSent(false),
  };
}
