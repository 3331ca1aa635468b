import type { PreSolicitacaoRow } from '@apto/api-client';
import { formatPhone } from '@apto/domain/documents';
import { EMPTY_TEXT } from '@apto/domain/messages';
import {
  cellPhoneFailure,
  preSolicitacaoCells,
  PRE_SOLICITACAO_TAG,
  schedulingTexts,
} from '@apto/domain/pre-solicitacao';
import { Inline, PersonCell, Stack, Tag, Text, type DataTableColumn } from '@apto/ui';
import { CalendarCheck, CircleAlert, Send } from '@apto/ui/icons';
import { Email } from '../../../shared/Email.tsx';

const ICON = { 1: <CalendarCheck />, 2: <Send /> } as const;

function Phone({ phone, email = null }: { phone: string | null; email?: string | null }) {
  const failure = cellPhoneFailure(phone ?? '');
  return (
    <Stack gap="x1">
      {phone ? (
        <Text size="s14" isTabular isUnbroken>
          {formatPhone(phone)}
        </Text>
      ) : null}
      {failure ? (
        <Text size="s12" tone="danger">
          {failure}
        </Text>
      ) : null}
      {email ? (
        <Text size="s12" tone="muted">
          <Email address={email} />
        </Text>
      ) : null}
    </Stack>
  );
}

function Scheduling({ row, isCompact = false }: { row: PreSolicitacaoRow; isCompact?: boolean }) {
  const [days, when] = schedulingTexts(preSolicitacaoCells(row).agendamento);
  return (
    <Stack gap="x1">
      <Text size="s14" isTabular isUnbroken={!isCompact}>
        {days}
      </Text>
      <Text size="s12" tone="muted">
        {when}
      </Text>
    </Stack>
  );
}

/** The columns of doc1 §2.3, in its order, as wide as their words and the fields of a row that is being edited. */
const COLUMNS: readonly DataTableColumn<PreSolicitacaoRow>[] = [
  {
    id: 'funcionario',
    header: 'Funcionário',
    isRowHeader: true,
    isGrow: true,
    width: 132,
    cell: ({ nomeFuncionario: name, cliente }) => (
      <PersonCell name={name} isCompact detail={cliente.apelido ?? cliente.name} />
    ),
  },
  {
    id: 'phone',
    header: 'Telefone',
    width: 176,
    isNumeric: true,
    cell: ({ telefoneFuncionario: phone }) => <Phone phone={phone} />,
  },
  {
    id: 'email',
    header: 'E-mail',
    isGrow: true,
    width: 160,
    cell: ({ emailFuncionario: email }) => (email ? <Email address={email} /> : EMPTY_TEXT.NOT_GIVEN),
  },
  { id: 'tipoExame', header: 'Tipo de exame', width: 132, cell: ({ nomeTipoExame: name }) => name },
  {
    id: 'status',
    header: 'Status',
    width: 145,
    cell: ({ statusSolicitacao: status, pendencia }) => (
      <Inline gap="x1">
        <Tag tone={PRE_SOLICITACAO_TAG[status].tone} icon={ICON[status]}>
          {PRE_SOLICITACAO_TAG[status].descricao}
        </Tag>
        {pendencia === 'SIM' ? (
          <Tag tone="warning" icon={<CircleAlert />}>
            Pendência
          </Tag>
        ) : null}
      </Inline>
    ),
  },
  {
    id: 'agendamento',
    header: 'Período',
    width: 190,
    cell: (row) => <Scheduling row={row} />,
  },
];

/** The same for fields, no wider than the dialog is on a laptop. */
const EDITING: Readonly<Record<string, Partial<DataTableColumn<PreSolicitacaoRow>>>> = {
  email: { width: 132 },
  tipoExame: { isGrow: true },
  agendamento: { width: 186 },
};
const EDITED_COLUMNS = COLUMNS.map((column) => ({ ...column, ...EDITING[column.id] }));
/** Where all of them do not fit side by side, the e-mail stands under the phone, and each is as narrow as its words. */
const FEWER_COLUMNS = COLUMNS.flatMap((column): typeof COLUMNS => {
  if (column.id === 'email') return [];
  if (column.id === 'funcionario') return [{ ...column, width: 140 }];
  if (column.id === 'tipoExame') return [{ ...column, width: 119 }];
  if (column.id === 'agendamento')
    return [{ ...column, width: 137, cell: (row) => <Scheduling row={row} isCompact /> }];
  if (column.id !== 'phone') return [column];
  return [
    {
      ...column,
      header: 'Telefone e e-mail',
      width: 152,
      cell: ({ telefoneFuncionario: phone, emailFuncionario: email }) => (
        <Phone phone={phone} email={email} />
      ),
    },
  ];
});

/** The columns as they stand, or with little room; there alone they change when a row is edited. */
export function columnsOf({
  isEditing,
  isCompact,
}: {
  isEditing: boolean;
  isCompact: boolean;
}): readonly DataTableColumn<PreSolicitacaoRow>[] {
  if (!isCompact) return COLUMNS;
  return isEditing ? EDITED_COLUMNS : FEWER_COLUMNS;
}
