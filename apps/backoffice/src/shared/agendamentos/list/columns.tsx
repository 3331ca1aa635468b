import type { AgendamentoRow } from '@apto/api-client';
import { now } from '@apto/api-client/react';
import { maskCpf } from '@apto/domain/documents';
import { orNotGiven } from '@apto/domain/messages';
import { DIRECTED_LABEL } from '@apto/domain/queue';
import { shortCompany, shortExam } from '@apto/domain/text';
import {
  formatDate,
  formatDayAndTime,
  formatInstant,
  instantToSaoPaulo,
  type CivilDate,
} from '@apto/domain/time';
import { User } from '@apto/ui/icons';
import { Inline, PersonCell, Tag, Text, VisuallyHidden, type DataTableColumn } from '@apto/ui';
import type { ReactNode } from 'react';
import type { OrderField } from '../filters/url-filters.ts';

export type Column = DataTableColumn<AgendamentoRow> & { sortKey?: OrderField };

/** '25/11': the year is plain, and said in full where one points. */
export const dayAndMonth = (date: CivilDate): string => formatDate(date).slice(0, 5);

const HELD_ASO = 'Aso retido';

function RequestedAt({ row, isTight }: { row: AgendamentoRow; isTight: boolean }) {
  const { data: date } = instantToSaoPaulo(row.createdAt);
  // Beside the mark there is room for no more where there is little; another year is said.
  const isShort = isTight && date.slice(0, 4) === now().data.slice(0, 4);
  return (
    <Inline gap="x3" isWrapping={false}>
      <Text
        as="time"
        size="s14"
        dateTime={row.createdAt}
        title={formatInstant(row.createdAt)}
        isTabular
        isUnbroken
      >
        {isShort ? dayAndMonth(date) : formatDate(date)}
      </Text>
      {row.cliente.asoRetido ? <Tag tone="info">{HELD_ASO}</Tag> : null}
    </Inline>
  );
}

/**
 * '25/11 às 08:20 · Periódico · Metal. Aurora': what a card says below the name. Behind a limit there is room for little:
 * the customer comes first, and the day last.
 */
function summary(row: AgendamentoRow, isSeen: boolean, limit: ReactNode): string {
  const { dataAgendamento, horaAgendamento, tipoExame, cliente } = row;
  const day = isSeen ? dayAndMonth : formatDate;
  const when = dataAgendamento
    ? [day(dataAgendamento), horaAgendamento].filter(Boolean).join(' às ')
    : limit
      ? ''
      : `Pedido em ${day(instantToSaoPaulo(row.createdAt).data)}`;
  // What is seen gives way as in a column; what is heard is whole.
  const exam = isSeen ? shortExam(tipoExame.descricao).short : tipoExame.descricao;
  const customer = isSeen ? shortCompany(cliente.name).short : cliente.name;
  const held = cliente.asoRetido ? HELD_ASO : '';
  return (limit ? [customer, exam, held, when] : [when, exam, customer, held]).filter(Boolean).join(' · ');
}

/**
 * On a phone a row is a card: a name, and below it what the other columns say.
 * @param before what comes first in it, as a limit
 */
export function asCards(
  columns: readonly Column[],
  before?: (row: AgendamentoRow) => ReactNode,
): readonly Column[] {
  return [
    ...columns.map((column): Column => {
      if (column.isRowHeader)
        return { ...column, cell: (row) => <PersonCell name={row.funcionario.name} isCompact /> };
      return column.isHeaderHidden || column.card ? column : { ...column, card: 'none' };
    }),
    {
      id: 'resumo',
      header: 'Resumo',
      card: 'line',
      isFixed: true,
      cell: (row) => {
        const limit = before?.(row);
        return (
          <span>
            {limit}
            <span aria-hidden>{summary(row, true, limit)}</span>
            <VisuallyHidden>{summary(row, false, limit)}</VisuallyHidden>
          </span>
        );
      },
    },
  ];
}

const exameDate = ({ dataAgendamento, horaAgendamento }: AgendamentoRow): string =>
  orNotGiven(formatDayAndTime(dataAgendamento, horaAgendamento));

/** What the wizard directed to an attendant has a mark beside its status (decision 54), which says so to who points or listens. */
export const DirectedTag = ({ row }: { row: AgendamentoRow }) =>
  row.direcionarParaAtendente ? (
    <span title={DIRECTED_LABEL}>
      <Tag tone="highlight" icon={<User />}>
        <VisuallyHidden>{DIRECTED_LABEL}</VisuallyHidden>
      </Tag>
    </span>
  ) : null;

/** How much room a list has for its columns. */
export interface Room {
  /** A phone: each row is a card. */
  readonly isNarrow: boolean;
  /** A small laptop's window: the columns give way, so that the status stays in sight. */
  readonly isTight: boolean;
  /** Less than the columns would like. */
  readonly isSnug: boolean;
  /** More than they need: the day of the exam is one of them. */
  readonly isWide: boolean;
}

/** The columns that every list of appointments has (doc1 §2.1), by their place; names take what the others leave. */
export const listColumns = (isCompact: boolean, { isTight, isSnug, isWide }: Room) =>
  ({
    requestedAt: {
      id: 'solicitadoEm',
      header: 'Solicitado em',
      sortKey: 'createdAt',
      width: isTight ? 152 : 196,
      cell: (row) => <RequestedAt row={row} isTight={isTight} />,
    },
    funcionario: {
      id: 'funcionario',
      header: 'Funcionário',
      sortKey: 'funcionario',
      isRowHeader: true,
      isGrow: true,
      // As most names are, and where there is less room those with their middle ones as initials.
      width: isTight ? 144 : isSnug ? 160 : 188,
      weight: isSnug ? 2 : 1,
      cell: ({ funcionario }) => (
        <PersonCell name={funcionario.name} detail={maskCpf(funcionario.cpf)} isCompact={isCompact} />
      ),
    },
    cliente: {
      id: 'cliente',
      header: 'Cliente',
      sortKey: 'cliente',
      isGrow: true,
      width: isTight ? 144 : isSnug ? 148 : 166,
      weight: isSnug ? 3 : 4,
      cell: (l) => l.cliente.name,
      shorten: shortCompany,
    },
    tipoExame: {
      id: 'tipoExame',
      header: 'Tipo de exame',
      sortKey: 'tipoExame',
      isGrow: true,
      // Its heading has its words whole.
      width: isTight ? 136 : isSnug ? 118 : 132,
      weight: isSnug ? 1 : 0.5,
      cell: (row) => row.tipoExame.descricao,
      shorten: shortExam,
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
      isHiddenByDefault: !isWide,
      cell: exameDate,
    },
  }) as const satisfies Record<string, Column>;
