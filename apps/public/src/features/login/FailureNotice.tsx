import type { LoginFailure } from '@apto/api-client/session';
import { Text } from '@apto/ui';
import { SignInFailure } from '../../shared/session/SignInFailure.tsx';

/** Why signing in did not work. A wrong CPF, a wrong token and an expired link are told alike, on purpose. */
export const FailureNotice = ({ failure }: { failure: LoginFailure }) => (
  <SignInFailure failure={failure}>
    {failure.kind === 'credentials' ? (
      <>
        <Text>
          Confira os dois. Um token vale só até o prazo da mensagem, e um envio novo cancela o anterior: use o
          da mensagem mais recente ou peça outro a quem cuida dos exames na sua empresa.
        </Text>
        <Text>Se você já confirmou o agendamento, os dados estão na mensagem de confirmação.</Text>
      </>
    ) : null}
  </SignInFailure>
);
