import type { LoginFailure } from '@apto/api-client/session';
import { InlineAlert, LinkButton, Stack, Text } from '@apto/ui';
import type { ReactNode } from 'react';

/** Why somebody was not let in, read out at once. Children: what may help, below the server's words. */
export function SignInFailure({ failure, children }: { failure: LoginFailure; children?: ReactNode }) {
  const { kind, title, message, isTransient, requestId, door } = failure;
  return (
    <InlineAlert tone={isTransient ? 'warning' : 'danger'} title={title} announce="assertive">
      <Stack gap="x3">
        <Text>{message}</Text>
        {door ? <LinkButton href={window.location.origin + door}>Ir para essa entrada</LinkButton> : null}
        {children}
        {requestId && (kind === 'unavailable' || kind === 'other') ? (
          <Text size="s13" tone="muted" isMono>
            Código do pedido: {requestId}
          </Text>
        ) : null}
      </Stack>
    </InlineAlert>
  );
}
