import type { AgendaBoard } from '@apto/api-client';
import { LOSS_TEXT } from '@apto/domain/agendas';
import { formatDate } from '@apto/domain/time';
import { ConfirmDialog, Stack, Text, TextLink } from '@apto/ui';
import { panelRequestRoute } from '../../shared/routing/addresses.ts';
import type { AgendaChanges, Asked } from './useChange.ts';

/** Where somebody could go instead, or that there is nowhere. */
function sugestaoText(
  sugestao: NonNullable<Asked['lost'][number]['sugestao']> | null,
  rooms: AgendaBoard['ambientes'],
): string {
  if (sugestao === null) return 'Sem horário livre nos dias do pedido.';
  const { data: day, horarioChegada: start, horarioSaida: end, ambienteId } = sugestao;
  const room = rooms.find(({ id }) => id === ambienteId)?.name ?? '';
  return `Horário livre mais próximo: ${formatDate(day)}, ${start} às ${end} (${room}).`;
}

/**
 * The bookings that a change would leave without a place, each with its reason and the nearest time that is free, before
 * anything is saved.
 */
export default function LostDialog({
  changes,
  rooms,
}: {
  changes: AgendaChanges;
  rooms: AgendaBoard['ambientes'];
}) {
  const { asked } = changes;
  if (!asked) return null;
  const { lost } = asked;
  const count = lost.length === 1 ? '1 horário já marcado fica' : `${lost.length} horários já marcados ficam`;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) changes.giveUp();
      }}
      title={`${count} sem lugar`}
      confirmLabel="Salvar mesmo assim"
      cancelLabel="Voltar"
      tone="danger"
      width="60vw"
      onConfirm={changes.confirm}
    >
      <Stack gap="x4">
        <Text>
          Nada é desmarcado: cada um continua como está até alguém remarcar. Quem ainda vai escolher já não vê
          estes horários. O horário livre ao lado de cada um não fica guardado.
        </Text>
        <Stack as="ul" gap="x3">
          {lost.map(
            ({
              id,
              agendamentoId,
              nomeFuncionario: name,
              data,
              horarioChegada,
              horarioSaida,
              motivo: reason,
              sugestao,
            }) => (
              <li key={id}>
                {agendamentoId === null ? (
                  'Funcionário de outro cliente'
                ) : (
                  <TextLink href={panelRequestRoute(agendamentoId)} isExternal>
                    {name}
                  </TextLink>
                )}
                {`, ${formatDate(data)}, ${horarioChegada} às ${horarioSaida}. ${LOSS_TEXT[reason]}`}
                {sugestao === undefined ? null : <Text>{sugestaoText(sugestao, rooms)}</Text>}
              </li>
            ),
          )}
        </Stack>
      </Stack>
    </ConfirmDialog>
  );
}
