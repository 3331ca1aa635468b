import { ErroDeApi } from '@apto/api-client';
import { Stack, Text } from '@apto/ui';
import { CodigoDoPedido } from '../../../shared/avisos/CodigoDoPedido.tsx';

/** What the server said, field by field where it named some, and the request's id small. */
export function CodigoDoErro({ erro }: { erro: Error }) {
  const daApi = erro instanceof ErroDeApi ? erro : null;
  return (
    <Stack gap="x2">
      <Text>{erro.message}</Text>
      {daApi?.campos.map(({ campo, mensagem }) => (
        <Text key={`${campo} ${mensagem}`} size="s13">
          {campo ? `${campo}: ${mensagem}` : mensagem}
        </Text>
      ))}
      <Text size="s13" tone="muted">
        O que você preencheu continua aqui.
      </Text>
      <CodigoDoPedido id={daApi?.requestId} />
    </Stack>
  );
}
