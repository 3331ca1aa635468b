import type { AgendamentoRow } from '@apto/api-client';
import type { RowButton, StatusTagTarget } from '@apto/domain/status';
import { Inline } from '@apto/ui';
import { asCards, listColumns, type Column, type Room } from '../../../shared/agendamentos/list/columns.tsx';
import { statusColumn } from '../../../shared/agendamentos/list/statusColumn.tsx';
import type { BuiltAction } from '../../../shared/agendamentos/actions/menu.ts';
import { RowMenu } from '../../../shared/agendamentos/actions/RowMenu.tsx';
import { AttachmentButtons } from './AttachmentButtons.tsx';

export interface RowActions {
  onOpenStatus: (opening: StatusTagTarget, row: AgendamentoRow) => void;
  onOpenAttachments: (button: RowButton, row: AgendamentoRow) => void;
  onChoose: (action: BuiltAction, row: AgendamentoRow) => void;
  /** Little room: names before letters. */
  isCompact: boolean;
  room: Room;
  /** Row whose menu waits for an answer. */
  busyRow: number | null;
}

/** The columns of doc1 §2.1, in its order; two more can be brought in by whoever wants them. */
export function createColumns({
  onOpenStatus,
  onChoose,
  onOpenAttachments,
  isCompact,
  room,
  busyRow,
}: RowActions): readonly Column[] {
  const { requestedAt, funcionario, cliente, tipoExame, unidade, dataAgendamento } = listColumns(
    isCompact,
    room,
  );
  const columns: readonly Column[] = [
    requestedAt,
    funcionario,
    cliente,
    tipoExame,
    statusColumn(onOpenStatus, room.isTight ? 158 : room.isSnug ? 178 : 214),
    unidade,
    dataAgendamento,
    {
      id: 'acoes',
      header: 'Ações',
      isHeaderHidden: true,
      isFixed: true,
      width: room.isTight ? 86 : 96,
      align: 'end',
      cell: (row) => (
        <Inline gap="x1" justify="end" isWrapping={false}>
          <AttachmentButtons row={row} onOpen={onOpenAttachments} />
          <RowMenu row={row} busy={busyRow === row.id} onChoose={onChoose} />
        </Inline>
      ),
    },
  ];
  return room.isNarrow ? asCards(columns) : columns;
}
