import { LOSS_TEXT } from '@apto/domain/agendas';
import { ConfirmDialog, Stack, Text, TextLink } from '@apto/ui';
import { panelRequestRoute } from '../../shared/routing/addresses.ts';
import type { AgendaChanges } from './useChange.ts';

const written = (date: string): string => date.split('-').reverse().join('/');

/** The bookings that a change would leave without a place, each with its reason, before anything is saved. */
export default function LostDialog({ changes }: { changes: AgendaChanges }) {
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
          estes horários.
        </Text>
        <ul>
          {lost.map(
            ({
              id,
              agendamentoId,
              nomeFuncionario: name,
              data,
              horarioChegada,
              horarioSaida,
              motivo: reason,
            }) => (
              <li key={id}>
                {agendamentoId === null ? (
                  'Funcionário de outro cliente'
                ) : (
                  <TextLink href={panelRequestRoute(agendamentoId)} isExternal>
                    {name}
                  </TextLink>
                )}
                {`, ${written(data)}, ${horarioChegada} às ${horarioSaida}. ${LOSS_TEXT[reason]}`}
              </li>
            ),
          )}
        </ul>
      </Stack>
    </ConfirmDialog>
  );
}
