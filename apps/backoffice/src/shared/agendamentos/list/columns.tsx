import type { AgendamentoRow } from '@apto/api-client';
import { maskCpf } from '@apto/domain/documents';
import { orNotGiven } from '@apto/domain/messages';
import { DIRECTED_LABEL } from '@apto/domain/queue';
import { formatDate, formatInstant, instantToSaoPaulo } from '@apto/domain/time';
import { Inline, PersonCell, Tag, Text, type DataTableColumn } from '@apto/ui';
import type { OrderField } from '../filters/url-filters.ts';

export type Column = DataTableColumn<AgendamentoRow> & { sortKey?: OrderField };

function RequestedAt({ row }: { row: AgendamentoRow }) {
  const { data: date } = instantToSaoPaulo(row.createdAt);
  return (
    <Inline gap="x2" isWrapping={false}>
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
    : orNotGiven(null);

/** What the wizard directed to an attendant says so beside its status (decision 54). */
export const DirectedTag = ({ row }: { row: AgendamentoRow }) =>
  row.direcionarParaAtendente ? <Tag tone="highlight">{DIRECTED_LABEL}</Tag> : null;

/**
 * The columns that every list of appointments has (doc1 §2.1), by their place.
 * @param isTight whether the window is a small laptop's: the columns give way, so that the status stays in sight
 */
export const listColumns = (isCompact: boolean, isTight = false) =>
  ({
    requestedAt: {
      id: 'solicitadoEm',
      header: 'Solicitado em',
      sortKey: 'createdAt',
      width: isTight ? 136 : 196,
      cell: (row) => <RequestedAt row={row} />,
    },
    funcionario: {
      id: 'funcionario',
      header: 'Funcionário',
      sortKey: 'funcionario',
      isRowHeader: true,
      isGrow: true,
      width: isTight ? 150 : 186,
      cell: ({ funcionario }) => (
        <PersonCell name={funcionario.name} detail={maskCpf(funcionario.cpf)} isCompact={isCompact} />
      ),
    },
    cliente: {
      id: 'cliente',
      header: 'Cliente',
      sortKey: 'cliente',
      isGrow: true,
      width: isTight ? 116 : 152,
      cell: (l) => l.cliente.name,
    },
    tipoExame: {
      id: 'tipoExame',
      header: 'Tipo de exame',
      sortKey: 'tipoExame',
      width: isTight ? 122 : 164,
      cell: (row) => row.tipoExame.descricao,
    },
    unidade: {
      id: 'unidade',
      header: 'Unidade',
      width: 180,
      isHiddenByDefault: true,
      cell: (row) => orNotGiven(row.unidade?.name),
    },
    dataAgendamento: {
      id: 'dataAgendamento',
      header: 'Data do exame',
      sortKey: 'dataAgendamento',
      width: 168,
      isNumeric: true,
      align: 'start',
      isHiddenByDefault: true,
      cell: exameDate,
    },
  }) as const satisfies Record<string, Column>;
