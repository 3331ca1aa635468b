import type { AgendamentoRow } from '@apto/api-client';
import { maskCpf } from '@apto/domain/documents';
import type { RowButton, StatusTagTarget } from '@apto/domain/status';
import { formatDate, formatInstant, instantToSaoPaulo } from '@apto/domain/time';
import { Inline, PersonCell, Tag, Text, type DataTableColumn } from '@apto/ui';
import type { BuiltAction } from '../actions/menu.ts';
import type { OrderField } from '../filters/url-filters.ts';
import { orNotProvided } from '../details/present.ts';
import { AttachmentButtons } from './AttachmentButtons.tsx';
import { RowMenu } from './RowMenu.tsx';
import { RowStatus } from './RowStatus.tsx';

type Column = DataTableColumn<AgendamentoRow> & { sortKey?: OrderField };

export interface RowActions {
  onOpenStatus: (opening: StatusTagTarget, row: AgendamentoRow) => void;
  onOpenAttachments: (button: RowButton, row: AgendamentoRow) => void;
  onChoose: (action: BuiltAction, row: AgendamentoRow) => void;
  /** Little room: names before letters. */
  isCompact: boolean;
  /** Row whose menu waits for an answer. */
  busyRow: number | null;
}

function RequestedAt({ row }: { row: AgendamentoRow }) {
  const { data: date } = instantToSaoPaulo(row.createdAt);
  return (
    <Inline gap="x2">
      <Text
        as="time"
        size="s14"
        dateTime={row.createdAt}
        title={formatInstant(row.createdAt)}
        isTabular
        isUnbroken
      >
        {formatDate(date)}
      </Text>
      {row.cliente.asoRetido ? <Tag tone="info">Aso retido</Tag> : null}
    </Inline>
  );
}

const exameDate = ({ dataAgendamento, horaAgendamento }: AgendamentoRow): string =>
  dataAgendamento
    ? [formatDate(dataAgendamento), horaAgendamento].filter(Boolean).join(' às ')
    : orNotProvided(null);

/** The columns of doc1 §2.1, in its order; two more can be brought in by whoever wants them. */
export function createColumns({
  onOpenStatus,
  onChoose,
  onOpenAttachments,
  isCompact,
  busyRow,
}: RowActions): readonly Column[] {
  return [
    {
      id: 'solicitadoEm',
      header: 'Solicitado em',
      sortKey: 'createdAt',
      width: 130,
      cell: (row) => <RequestedAt row={row} />,
    },
    {
      id: 'funcionario',
      header: 'Funcionário',
      sortKey: 'funcionario',
      isRowHeader: true,
      isGrow: true,
      width: 192,
      cell: ({ funcionario }) => (
        <PersonCell name={funcionario.name} detail={maskCpf(funcionario.cpf)} isCompact={isCompact} />
      ),
    },
    {
      id: 'cliente',
      header: 'Cliente',
      sortKey: 'cliente',
      isGrow: true,
      width: 160,
      cell: (l) => l.cliente.name,
    },
    {
      id: 'tipoExame',
      header: 'Tipo de exame',
      sortKey: 'tipoExame',
      width: 138,
      cell: (row) => row.tipoExame.descricao,
    },
    {
      id: 'status',
      header: 'Status',
      sortKey: 'status',
      width: 184,
      cell: (row) => <RowStatus row={row} onOpen={onOpenStatus} />,
    },
    {
      id: 'unidade',
      header: 'Unidade',
      width: 180,
      isHiddenByDefault: true,
      cell: (row) => orNotProvided(row.unidade?.name),
    },
    {
      id: 'dataAgendamento',
      header: 'Data do exame',
      sortKey: 'dataAgendamento',
      width: 168,
      isNumeric: true,
      align: 'start',
      isHiddenByDefault: true,
      cell: exameDate,
    },
    {
      id: 'acoes',
      header: 'Ações',
      isHeaderHidden: true,
      isFixed: true,
      width: 116,
      align: 'end',
      cell: (row) => (
        <Inline gap="x1" justify="end" isWrapping={false}>
          <AttachmentButtons row={row} onOpen={onOpenAttachments} />
          <RowMenu row={row} busy={busyRow === row.id} onChoose={onChoose} />
        </Inline>
      ),
    },
  ];
}
