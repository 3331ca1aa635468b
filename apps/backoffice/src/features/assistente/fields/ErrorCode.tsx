import { ApiError } from '@apto/api-client';
import { Stack, Text } from '@apto/ui';
import { RequestCode } from '../../../shared/notices/RequestCode.tsx';
import { usePedido } from '../pedido/usePedido.ts';
import { apiFieldLabel } from '../summary/labels.ts';

/** What the server said, field by field where it named some, and the request's id small. */
export function ErrorCode({ error }: { error: Error }) {
  const [pedido] = usePedido();
  const apiError = error instanceof ApiError ? error : null;
  const fields = apiError?.campos.filter(({ campo: field }) => field !== '') ?? [];
  return (
    <Stack gap="x2">
      {fields.length === 0 ? <Text>{error.message}</Text> : null}
      {fields.map(({ campo: field, mensagem: message }) => (
        <Text key={`${field} ${message}`}>{`${apiFieldLabel(pedido, field)}: ${message}`}</Text>
      ))}
      <Text size="s13" tone="muted">
        O que você preencheu continua aqui.
      </Text>
      <RequestCode id={apiError?.requestId} />
    </Stack>
  );
}
