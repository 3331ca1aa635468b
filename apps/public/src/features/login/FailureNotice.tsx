import type { LoginFailure } from '@apto/api-client/session';
import { InlineAlert, Stack, Text } from '@apto/ui';

const TITLE: Record<LoginFailure['kind'], string> = {
  credentials: 'Não foi possível entrar',
  wait: 'Muitas tentativas',
  unavailable: 'Sistema indisponível',
  other: 'Não foi possível entrar',
};

/** Why signing in did not work. A wrong CPF, a wrong token and an expired link are told alike, on purpose. */
export function FailureNotice({ failure }: { failure: LoginFailure }) {
  const { kind: type, message, requestId } = failure;
  const isTransient = type === 'wait' || type === 'unavailable';
  return (
    <InlineAlert tone={isTransient ? 'warning' : 'danger'} title={TITLE[type]} announce="assertive">
      <Stack gap="x3">
        <Text>{message}</Text>
        {type === 'credentials' ? (
          <>
            <Text>
              Confira os dois. Um token vale só até o prazo da mensagem, e um envio novo cancela o anterior:
              use o da mensagem mais recente ou peça outro a quem cuida dos exames na sua empresa.
            </Text>
            <Text>Se você já confirmou o agendamento, os dados estão na mensagem de confirmação.</Text>
          </>
        ) : null}
        {requestId && (type === 'unavailable' || type === 'other') ? (
          <Text size="s13" tone="muted" isMono>
            Código do pedido: {requestId}
          </Text>
        ) : null}
      </Stack>
    </InlineAlert>
  );
}
