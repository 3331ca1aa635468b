import type { LoginFailure } from '@apto/api-client/session';
import { InlineAlert, Stack, Text } from '@apto/ui';

/** Why signing in did not work. A wrong CPF, a wrong token and an expired link are told alike, on purpose. */
export function FailureNotice({ failure }: { failure: LoginFailure }) {
  const { kind, title, message, isTransient, requestId } = failure;
  return (
    <InlineAlert tone={isTransient ? 'warning' : 'danger'} title={title} announce="assertive">
      <Stack gap="x3">
        <Text>{message}</Text>
        {kind === 'credentials' ? (
          <>
            <Text>
              Confira os dois. Um token vale só até o prazo da mensagem, e um envio novo cancela o anterior:
              use o da mensagem mais recente ou peça outro a quem cuida dos exames na sua empresa.
            </Text>
            <Text>Se você já confirmou o agendamento, os dados estão na mensagem de confirmação.</Text>
          </>
        ) : null}
        {requestId && (kind === 'unavailable' || kind === 'other') ? (
          <Text size="s13" tone="muted" isMono>
            Código do pedido: {requestId}
          </Text>
        ) : null}
      </Stack>
    </InlineAlert>
  );
}
