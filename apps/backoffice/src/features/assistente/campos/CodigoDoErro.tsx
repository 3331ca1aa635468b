import { ErroDeApi } from '@apto/api-client';
import { Stack, Text } from '@apto/ui';
import { CodigoDoPedido } from '../../../shared/avisos/CodigoDoPedido.tsx';
import { usePedido } from '../pedido/usePedido.ts';
import { rotuloDoCampoDaApi } from '../resumo/rotulos.ts';

/** What the server said, field by field where it named some, and the request's id small. */
export function CodigoDoErro({ erro }: { erro: Error }) {
  const [pedido] = usePedido();
  const daApi = erro instanceof ErroDeApi ? erro : null;
  const campos = daApi?.campos.filter(({ campo }) => campo !== '') ?? [];
  return (
    <Stack gap="x2">
      {campos.length === 0 ? <Text>{erro.message}</Text> : null}
      {campos.map(({ campo, mensagem }) => (
        <Text key={`${campo} ${mensagem}`}>{`${rotuloDoCampoDaApi(pedido, campo)}: ${mensagem}`}</Text>
      ))}
      <Text size="s13" tone="muted">
        O que você preencheu continua aqui.
      </Text>
      <CodigoDoPedido id={daApi?.requestId} />
    </Stack>
  );
}
