import type { ClinicAgendamento } from '@apto/api-client';
import type { ClinicAction } from '@apto/domain/status';
import { Button, Card, Inline, InlineGrow, Stack, StatusTag, Text } from '@apto/ui';
import { capitalize } from '@apto/domain/text';
import { ACTION_TEXTS } from './actions.ts';
import { arrivalText } from './arrival.ts';
import { timeText } from './days.ts';
import { standing } from './standing.ts';

interface Props {
  item: ClinicAgendamento;
  onOpen: () => void;
  onAct: (action: ClinicAction) => void;
}

/** The buttons of a card share its width, in one line or in two. */
const FILLING = { display: 'grid', flex: '1 1 auto' } as const;

/** Who comes and when, with the one step that is most likely next; the others are in the details. */
export function AgendamentoCard({ item, onOpen, onAct }: Props) {
  const { funcionario, cliente, tipoExame } = item;
  const { label, tone, icon } = standing(item.status);
  const next = item.acoes.find((action) => !ACTION_TEXTS[action].isDanger);
  return (
    <Card
      title={funcionario.name}
      footer={
        <InlineGrow>
          <Inline>
            {next ? (
              <div style={FILLING}>
                <Button
                  variant="primary"
                  onPress={() => onAct(next)}
                  aria-label={`${ACTION_TEXTS[next].verb}: ${funcionario.name}`}
                >
                  {ACTION_TEXTS[next].verb}
                </Button>
              </div>
            ) : null}
            <div style={FILLING}>
              <Button onPress={onOpen} aria-label={`Ver detalhes: ${funcionario.name}`}>
                Detalhes
              </Button>
            </div>
          </Inline>
        </InlineGrow>
      }
    >
      <Stack gap="x2">
        <Inline gap="x4">
          <Text weight="semibold" isTabular>
            {item.dataAgendamento === null
              ? 'Dia ainda não definido'
              : capitalize(timeText(item.horaAgendamento))}
          </Text>
          <Text isTabular isUnbroken>
            CPF {funcionario.cpf}
          </Text>
        </Inline>
        <Inline gap="x4">
          <Text>{cliente.name}</Text>
          <Text tone="muted">
            {item.telemedicina ? `${tipoExame.descricao}, por telemedicina` : tipoExame.descricao}
          </Text>
        </Inline>
        <div>
          <StatusTag tone={tone} icon={icon} note={arrivalText(item.chegadaEm)}>
            {label}
          </StatusTag>
        </div>
      </Stack>
    </Card>
  );
}
