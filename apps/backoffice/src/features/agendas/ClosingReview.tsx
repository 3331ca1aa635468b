import type { AgendaBoard, LostReserva } from '@apto/api-client';
import { DAYS_TO_MOVE } from '@apto/domain/agendas';
import { formatShortDay } from '@apto/domain/time';
import { Divider, Grid, InlineAlert, Select, Stack, Text, TextLink, VisuallyHidden } from '@apto/ui';
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
  const hasRooms = rooms.filter(({ ativo: isOpen }) => isOpen).length > 1;
  const timesOf = ({ horarioChegada: start, horarioSaida: end, ambienteId }: FreeFaixa): string => {
    const where = hasRooms ? rooms.find(({ id }) => id === ambienteId)?.name : undefined;
    return `${start} às ${end}${where === undefined ? '' : `, ${where}`}`;
  };
  const named = (faixa: FreeFaixa): string =>
    `${formatShortDay(faixa.data)}, ${timesOf(faixa)}${faixa.foraDoPedido ? ', fora dos dias do pedido' : ''}`;
  const noteOf = (id: number, chosen: FreeFaixa | null): string | undefined => {
    if (clashes.has(id)) return SHARED;
    return chosen?.foraDoPedido ? 'Fora dos dias do pedido.' : undefined;
  };
  const who = ({ agendamentoId, nomeFuncionario: name }: LostReserva) =>
    agendamentoId === null ? (
      <Text>Funcionário de outro cliente</Text>
    ) : (
      <Text>
        <TextLink href={panelRequestRoute(agendamentoId)} isExternal>
          {name ?? ''}
        </TextLink>
      </Text>
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
            <Stack key={each.id} as="li" gap="x4">
              <Divider />
              <Grid columns={2} gap="x3">
                <Stack gap="x1">
                  {who(each)}
                  <Text tone="muted">{`Marcado: ${timesOf(each)}`}</Text>
                </Stack>
                {blocked === null ? (
                  <Select
                    label={
                      <>
                        Novo horário
                        <VisuallyHidden>{` de ${each.nomeFuncionario ?? ''}`}</VisuallyHidden>
                      </>
                    }
                    options={[
                      ...options.map((faixa) => ({ value: faixaKey(faixa), label: named(faixa) })),
                      { value: STAYS, label: 'Fica como está' },
                    ]}
                    value={chosen === null ? STAYS : faixaKey(chosen)}
                    onChange={(key) =>
                      onChoose(each.id, options.find((faixa) => faixaKey(faixa) === key) ?? null)
                    }
                    description={noteOf(each.id, chosen)}
                  />
                ) : (
                  <Stack gap="x1">
                    <Text tone="muted">{`Fica como está: ${blocked}`}</Text>
                    {each.agendamentoId === null ? null : (
                      <Text tone="muted">Abra o pedido pelo nome e combine outro dia com o funcionário.</Text>
                    )}
                  </Stack>
                )}
              </Grid>
            </Stack>
          );
        })}
      </Stack>
    </Stack>
  );
}
