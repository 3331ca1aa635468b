import { maskCpf } from '@apto/domain/documents';
import { formatDate } from '@apto/domain/time';
import { Stack, Text } from '@apto/ui';
import type { Pedido } from '../../shared/pedido/steps.ts';

/** Whose request this is, who made it, and until when it can be booked. */
export function WhoRequested({ pedido }: { pedido: Pedido }) {
  const { funcionario, cliente, agendamento } = pedido;
  return (
    <Stack gap="x1">
      <Text weight="semibold">{funcionario.name}</Text>
      <Text isTabular>CPF {maskCpf(funcionario.cpf)}</Text>
      <Text>
        Exame pedido por {cliente.name}: {agendamento.tipoExame.descricao}
      </Text>
      {agendamento.dataSugestaoFinal ? (
        <Text>
          Agende até{' '}
          <Text as="time" dateTime={agendamento.dataSugestaoFinal} isUnbroken>
            {formatDate(agendamento.dataSugestaoFinal)}
          </Text>
          .
        </Text>
      ) : null}
    </Stack>
  );
}
