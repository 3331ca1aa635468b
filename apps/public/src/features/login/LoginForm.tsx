import { useSignIn } from '@apto/api-client/react';
import { validateAutoagendamentoLogin, type LoginAutoagendamento } from '@apto/domain/autoagendamento';
import { Button, Checkbox, CpfField, Stack, TokenField } from '@apto/ui';
import { lazy, Suspense, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { early, forgetEarly } from '../../shared/session/early.ts';
import { cleanToken } from '../../shared/session/index.ts';
import { FailureNotice } from './FailureNotice.tsx';

const Terms = lazy(() => import('./Terms.tsx'));

/** Who was typing goes on typing. */
function useEarlyCursor(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    if (early().cursor !== null) field.current?.focus({ preventScroll: true });
    forgetEarly();
  }, [field]);
}

interface Props {
  /** Token that the link brought. */
  invite: string;
  /** Signs in; rejects with `ApiError`. */
  signIn: (credentials: LoginAutoagendamento) => Promise<unknown>;
  /** The person is about to finish: a good moment to fetch what comes next. */
  onPrepare: () => void;
}

/** CPF, token and terms. A refusal keeps all that was typed and says what to do. */
export function LoginForm({ invite, signIn, onPrepare }: Props) {
  const [login, setLogin] = useState<LoginAutoagendamento>(() => ({
    username: early().cpf,
    password: invite,
    termoAceito: false,
  }));
  const [isReadingTerms, setIsReadingTerms] = useState(false);
  const cpf = useRef<HTMLInputElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const terms = useRef<HTMLButtonElement>(null);
  useEarlyCursor(cpf);
  const { isSent, failure, submit, enter } = useSignIn({
    signIn: () => signIn(login),
    attempt: `${login.username} ${login.password}`,
    check() {
      const errors = validateAutoagendamentoLogin(login);
      const faulty = errors.username ? cpf : errors.password ? token : errors.termoAceito ? terms : null;
      faulty?.current?.focus();
      return !faulty;
    },
    onFailure({ kind }) {
      if (kind === 'credentials') token.current?.focus();
    },
  });
  const failures = isSent ? validateAutoagendamentoLogin(login) : {};
  const change = (change: Partial<LoginAutoagendamento>): void =>
    setLogin((current) => ({ ...current, ...change }));

  return (
    <form noValidate onSubmit={submit} aria-label="Entrar">
      <Stack gap="x6">
        {failure ? <FailureNotice failure={failure} /> : null}
        <CpfField
          ref={cpf}
          label="CPF"
          name="username"
          autoComplete="username"
          isRequired
          value={login.username}
          onChange={(username) => change({ username })}
          errorMessage={failures.username}
        />
        <TokenField
          ref={token}
          label="Token (código)"
          name="password"
          width="full"
          description={
            invite
              ? 'Veio no link que você abriu.'
              : 'As letras e números da mensagem que você recebeu. Pode colar a mensagem inteira.'
          }
          isRequired
          value={login.password}
          onChange={(password) => change({ password: cleanToken(password) })}
          onFocus={onPrepare}
          errorMessage={failures.password}
        />
        <Stack gap="x3" align="start">
          <Checkbox
            ref={terms}
            name="termoAceito"
            isRequired
            isSelected={login.termoAceito}
            onChange={(termoAceito) => change({ termoAceito })}
            errorMessage={failures.termoAceito}
          >
            Li e aceito os termos de uso e de privacidade
          </Checkbox>
          <Button onPress={() => setIsReadingTerms(true)}>Ler os termos</Button>
        </Stack>
        <Button variant="primary" size="large" isFullWidth {...enter} />
      </Stack>
      {isReadingTerms ? (
        <Suspense>
          <Terms
            onClose={() => setIsReadingTerms(false)}
            onAccept={() => {
              change({ termoAceito: true });
              setIsReadingTerms(false);
            }}
          />
        </Suspense>
      ) : null}
    </form>
  );
}
