import type { AgendaBoard, LostReserva } from '@apto/api-client';
import { DAYS_TO_MOVE } from '@apto/domain/agendas';
import { formatDate } from '@apto/domain/time';
import { InlineAlert, Select, Stack, Text, TextLink } from '@apto/ui';
import { panelRequestRoute } from '../../shared/routing/addresses.ts';
import { choicesOf, clashesOf, closingText, faixaKey, type Choices, type FreeFaixa } from './closing.ts';
import type { ReviewedClosing } from './useCloseDay.ts';

const STAYS = 'fica';
const SHARED = 'Outro funcionário também vai para este horário: com uma vaga só, um deles fica como está.';

interface Props {
  readonly reviewed: ReviewedClosing;
  readonly rooms: AgendaBoard['ambientes'];
  readonly choices: Choices;
  readonly onChoose: (id: number, faixa: FreeFaixa | null) => void;
}

/** Everybody who loses their place: where they would go, to be changed by hand, or why they stay. */
export function ClosingReview({ reviewed: { closing, lost }, rooms, choices, onChoose }: Props) {
  const clashes = clashesOf(choices);
  const room = rooms.find(({ id }) => id === closing.ambienteId)?.name ?? 'todas as salas';
  const named = (faixa: FreeFaixa): string => {
    const { data, horarioChegada: start, horarioSaida: end, ambienteId, foraDoPedido: isOutside } = faixa;
    const where = rooms.find(({ id }) => id === ambienteId)?.name ?? '';
    const outside = isOutside ? ', fora dos dias do pedido' : '';
    return `${formatDate(data)}, ${start} às ${end}${where === '' ? '' : ` (${where})`}${outside}`;
  };
  const who = ({ agendamentoId, nomeFuncionario: name }: LostReserva) =>
    agendamentoId === null ? (
      'Funcionário de outro cliente'
    ) : (
      <TextLink href={panelRequestRoute(agendamentoId)} isExternal>
        {name ?? ''}
      </TextLink>
    );
  return (
    <Stack gap="x4">
      <Text>{`Fecha: ${closingText(closing)}, ${room}.`}</Text>
      {lost.length === 0 ? (
        <InlineAlert tone="info">
          Ninguém está marcado neste horário. O dia só deixa de ser oferecido.
        </InlineAlert>
      ) : (
        <Text>
          Quem é remarcado recebe a confirmação do novo horário. Você pode desfazer por 15 minutos: o dia
          reabre e cada um volta ao horário de antes, se ele ainda estiver livre.
        </Text>
      )}
      <Stack as="ul" gap="x4" aria-label="Quem perde o lugar">
        {lost.map((each) => {
          const options = choicesOf(each);
          const chosen = choices.get(each.id) ?? null;
          const blocked =
            each.impedimento ??
            (options.length === 0
              ? `Sem horário livre nesta clínica nos ${DAYS_TO_MOVE} dias seguintes.`
              : null);
          return (
            <li key={each.id}>
              <Stack gap="x1">
                <Text>
                  {who(each)}
                  {`, ${named(each)}`}
                </Text>
                {blocked === null ? (
                  <Select
                    label={`Novo horário de ${each.nomeFuncionario ?? ''}`}
                    options={[
                      ...options.map((faixa) => ({ value: faixaKey(faixa), label: named(faixa) })),
                      { value: STAYS, label: 'Fica como está' },
                    ]}
                    value={chosen === null ? STAYS : faixaKey(chosen)}
                    onChange={(key) =>
                      onChoose(each.id, options.find((faixa) => faixaKey(faixa) === key) ?? null)
                    }
                    description={clashes.has(each.id) ? SHARED : undefined}
                  />
                ) : (
                  <Text tone="muted">{`Fica como está: ${blocked}`}</Text>
                )}
              </Stack>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
