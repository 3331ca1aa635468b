import type { AgendamentoRow } from '@apto/api-client';
import { ageText, slaLooks } from '@apto/domain/queue';
import type { StatusTagTarget } from '@apto/domain/status';
import { formatDateWithWeekday, instantToSaoPaulo, type CivilDate } from '@apto/domain/time';
import { shortColleague } from '@apto/domain/text';
import { Tag, Text, VisuallyHidden } from '@apto/ui';
import {
  asCards,
  dayAndMonth,
  listColumns,
  type Column,
  type Room,
} from '../../shared/agendamentos/list/columns.tsx';
import { NOBODY_LABEL } from '../../shared/agendamentos/filters/url-filters.ts';
import { statusColumn } from '../../shared/agendamentos/list/statusColumn.tsx';
import { RowButtons, type RowButtonsProps } from './RowButtons.tsx';

/** Where the request stands against its limit, in words; who points at it, or hears it, has the limit's day and how old it is. */
function Deadline({ row, today }: { row: AgendamentoRow; today: CivilDate }) {
  const sla = slaLooks(row, today);
  const age = ageText(instantToSaoPaulo(row.createdAt).data, today);
  const until = row.prazo === null ? '' : `Até ${formatDateWithWeekday(row.prazo)} · `;
  const whole = `${until}pedido ${age}`;
  return (
    <Text as="span" size="s14" tone="muted" title={whole} isUnbroken>
      {sla ? (
        <Tag tone={sla.tone}>{sla.text}</Tag>
      ) : row.prazo === null ? (
        `Pedido ${age}`
      ) : (
        `Até ${dayAndMonth(row.prazo)}`
      )}
      {sla || row.prazo !== null ? <VisuallyHidden>{` ${whole}`}</VisuallyHidden> : null}
    </Text>
  );
}

/** Where the request stands against its limit, before what a card says of it. */
function limitOf(row: AgendamentoRow, today: CivilDate) {
  const sla = slaLooks(row, today);
  return sla ? (
    <>
      <Text as="span" size="s13" tone={sla.tone === 'neutral' ? 'muted' : sla.tone}>
        {sla.text}
      </Text>
      {' · '}
    </>
  ) : null;
}

interface Look extends Omit<RowButtonsProps, 'row' | 'isBusy'> {
  today: CivilDate;
  room: Room;
  userId: number;
  /** The row whose answer is on its way. */
  busyRow: number | null;
  onOpenStatus: (opening: StatusTagTarget, row: AgendamentoRow) => void;
}

/** The list's columns with what a queue is about: how late it is, and who has it. */
export function createColumns({
  today,
  room,
  userId,
  busyRow,
  onOpenStatus,
  ...actions
}: Look): readonly Column[] {
  const { requestedAt, funcionario, cliente, tipoExame, unidade, dataAgendamento } = listColumns(
    // Whole names matter more here than the initials beside them.
    !room.isNarrow,
    room,
  );
  const { isTight, isSnug } = room;
  const columns: readonly Column[] = [
    {
      id: 'prazo',
      header: 'Prazo',
      sortKey: 'prazo',
      // 'Atrasado há 10 dias', whole; where there is room, a hundred.
      width: isSnug ? 158 : 166,
      cell: (row) => <Deadline row={row} today={today} />,
    },
    { ...funcionario, width: isSnug ? 152 : 172 },
    // The limit has its words whole.
    { ...cliente, width: isTight ? cliente.width : isSnug ? 132 : 170 },
    // The least of what a small laptop cannot show beside the rest.
    { ...tipoExame, width: isSnug ? 104 : 134, isHiddenByDefault: isTight },
    statusColumn(onOpenStatus, isSnug ? 176 : 212),
    {
      id: 'responsavel',
      header: 'Atendente',
      width: isSnug ? 90 : 112,
      cell: ({ responsavel: holder }) =>
        holder === null ? (
          <Text as="span" size="s14" tone="muted">
            {NOBODY_LABEL}
          </Text>
        ) : holder.id === userId ? (
          'Você'
        ) : (
          holder.name
        ),
      shorten: shortColleague,
    },
    { ...requestedAt, isHiddenByDefault: true },
    unidade,
    dataAgendamento,
    {
      id: 'acoes',
      header: 'Ações',
      isHeaderHidden: true,
      isFixed: true,
      width: 134,
      align: 'end',
      cell: (row) => <RowButtons row={row} isBusy={busyRow === row.id} {...actions} />,
    },
  ];
  return room.isNarrow ? asCards(columns, (row) => limitOf(row, today)) : columns;
}
