import { maskCpf } from '@apto/domain/documents';
import { formatDate } from '@apto/domain/time';
import { Avatar, Card, Inline, Stack, Text } from '@apto/ui';
import type { Pedido } from '../../shared/pedido/steps.ts';

/** Beside the logo where there is room for a date, else below it: pages are enlarged to 200 %. */
const BESIDE = { flex: '1 1 8rem', minInlineSize: 0 } as const;

/** Whose request this is, in one line where the name leaves room. */
export function Who({ pedido: { funcionario } }: { pedido: Pedido }) {
  return (
    <Inline gap="x2">
      <Text size="s14" weight="semibold">
        {funcionario.name}
      </Text>
      <Text size="s14" isTabular>
        CPF {maskCpf(funcionario.cpf)}
      </Text>
    </Inline>
  );
}

interface Props {
  pedido: Pedido;
  /** Whose it is stands here, where nothing above says so. */
  isWithWho: boolean;
}

/** Who made the request, and until when it can be booked. */
export function RequestCard({ pedido, isWithWho }: Props) {
  const { funcionario, cliente, agendamento } = pedido;
  return (
    <Card isSunken>
      <Inline gap="x4">
        <Avatar
          name={cliente.name}
          src={cliente.urlLogo ?? undefined}
          shape="square"
          size="lg"
          isDecorative
        />
        <div style={BESIDE}>
          <Stack gap="x1">
            {isWithWho ? (
              <>
                <Text weight="semibold">{funcionario.name}</Text>
                <Text isTabular>CPF {maskCpf(funcionario.cpf)}</Text>
              </>
            ) : null}
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
        </div>
      </Inline>
    </Card>
  );
}
