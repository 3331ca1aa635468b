import { getAgendamento, type AgendamentoRow } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { Drawer, ErrorState, Inline, Skeleton, Stack, Text } from '@apto/ui';
import { formatDateWithWeekday } from '@apto/domain/time';
import { RowMenu } from '../../../shared/agendamentos/actions/RowMenu.tsx';
import { RowStatus } from '../../../shared/agendamentos/actions/RowStatus.tsx';
import type { RowActions } from '../../../shared/agendamentos/actions/useRowActions.ts';
import Details from '../details/Details.tsx';

interface Props {
  id: number;
  name: string;
  actions: RowActions;
  onClose: () => void;
}

/** What the table shows under a row and in its menu, at the side of the calendar. */
export default function OpenedDrawer({ id, name, actions, onClose }: Props) {
  const { data: row, error, isValidating, mutate } = useCall(getAgendamento, { params: { id } });
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={name}
      width="wide"
    >
      {row ? (
        <Opened row={row} actions={actions} />
      ) : error ? (
        <ErrorState
          title="Não foi possível abrir o agendamento."
          description={error.message}
          requestId={error.requestId ?? undefined}
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <output aria-label="Carregando o agendamento">
          <Skeleton lines={12} />
        </output>
      )}
    </Drawer>
  );
}

function Opened({ row, actions }: { row: AgendamentoRow; actions: RowActions }) {
  return (
    <Stack gap="x6">
      <Inline gap="x3" justify="between">
        <Stack gap="x2">
          <RowStatus row={row} onOpen={actions.openStatus} />
          <Text tone="muted">
            {[
              row.tipoExame.descricao,
              formatDateWithWeekday(row.dataAgendamento),
              row.horaAgendamento ?? 'por ordem de chegada',
            ].join(', ')}
          </Text>
        </Stack>
        <RowMenu row={row} busy={actions.busyRow === row.id} onChoose={actions.choose} />
      </Inline>
      <Details row={row} onChange={actions.onChange} />
    </Stack>
  );
}
