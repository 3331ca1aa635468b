import { useSignIn } from '@apto/api-client/react';
import { MESSAGE } from '@apto/domain/messages';
import { Button, CenteredPage, Stack, TextField, useFocusHandover } from '@apto/ui';
import { useRef, useState } from 'react';
import { SignInFailure } from './SignInFailure.tsx';

interface Props {
  username: string;
  /** Signs in with the password that was right, and this code; rejects with `ApiError`. */
  signIn: (code: string) => Promise<unknown>;
  onBack: () => void;
}

/** The second step of entering: the authenticator's code, or one of those that were kept for a lost phone. */
export function SecondStep({ username, signIn, onBack }: Props) {
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useFocusHandover(field, { when: isRecovery ? 'recovery' : 'app' });
  const { isSent, failure, submit, enter, hideFaults } = useSignIn({
    signIn: () => signIn(code.trim()),
    check() {
      if (code.trim()) return true;
      field.current?.focus();
      return false;
    },
    onFailure({ kind }) {
      if (kind === 'credentials') {
        setCode('');
        hideFaults();
      }
      field.current?.focus();
    },
  });

  return (
    <CenteredPage title="Verificação em duas etapas" description={`Entrando como ${username}.`}>
      <form noValidate onSubmit={submit} aria-label="Verificação em duas etapas">
        <Stack gap="x5">
          <SignInFailure failure={failure} />
          <TextField
            ref={field}
            label={isRecovery ? 'Código de recuperação' : 'Código do aplicativo'}
            description={
              isRecovery
                ? 'Um dos dez que você guardou ao ativar. Cada um vale uma vez.'
                : 'Os 6 dígitos que o aplicativo autenticador mostra agora.'
            }
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            spellCheck="false"
            maxLength={60}
            isRequired
            value={code}
            onChange={setCode}
            errorMessage={isSent && !code.trim() ? MESSAGE.REQUIRED_FIELD : undefined}
          />
          <Button variant="primary" size="large" isFullWidth {...enter} />
          <Button
            variant="quiet"
            isFullWidth
            onPress={() => {
              setCode('');
              hideFaults();
              setRecovery(!isRecovery);
            }}
          >
            {isRecovery ? 'Usar o aplicativo autenticador' : 'Estou sem o celular'}
          </Button>
          <Button variant="quiet" isFullWidth onPress={onBack}>
            Entrar com outra conta
          </Button>
        </Stack>
      </form>
    </CenteredPage>
  );
}
