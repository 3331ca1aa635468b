import { Text } from '@apto/ui';

/** The request's id, small, for whoever asks for help. Nothing when there is none. */
export function RequestCode({ id }: { id: string | null | undefined }) {
  if (!id) return null;
  return (
    <Text size="s12" tone="muted" isMono>
      Código do pedido: {id}
    </Text>
  );
}
