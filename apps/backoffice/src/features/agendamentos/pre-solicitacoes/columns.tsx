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

function Scheduling({ row }: { row: PreSolicitacaoRow }) {
  const [days, when] = schedulingTexts(preSolicitacaoCells(row).agendamento);
  return (
    <Stack gap="x1">
      <Text size="s14" isTabular>
        {days}
      </Text>
      <Text size="s12" tone="muted">
        {when}
      </Text>
    </Stack>
  );
}

/** The columns of doc1 §2.3, in its order, as narrow as their words. */
const COLUMNS: readonly DataTableColumn<PreSolicitacaoRow>[] = [
  {
    id: 'funcionario',
    header: 'Funcionário',
    isRowHeader: true,
    isGrow: true,
    width: 140,
    cell: ({ nomeFuncionario: name, cliente }) => (
      <PersonCell name={name} isCompact detail={cliente.apelido ?? cliente.name} />
    ),
  },
  {
    id: 'phone',
    header: 'Telefone',
    width: 143,
    isNumeric: true,
    cell: ({ telefoneFuncionario: phone }) => <Phone phone={phone} />,
  },
  {
    id: 'email',
    header: 'E-mail',
    width: 160,
    cell: ({ emailFuncionario: email }) => (email ? <Email address={email} /> : EMPTY_TEXT.NOT_GIVEN),
  },
  { id: 'tipoExame', header: 'Tipo de exame', width: 119, cell: ({ nomeTipoExame: name }) => name },
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
    width: 137,
    cell: (row) => <Scheduling row={row} />,
  },
];

/** What a field needs, and the words in its place do not: together no wider than the dialog is on a laptop. */
const EDITING: Readonly<Record<string, Partial<DataTableColumn<PreSolicitacaoRow>>>> = {
  funcionario: { width: 132 },
  phone: { width: 176 },
  email: { width: 132, isGrow: true },
  tipoExame: { width: 132, isGrow: true },
  agendamento: { width: 186 },
};
const WIDE_COLUMNS = COLUMNS.map((column) => ({ ...column, ...EDITING[column.id] }));
/** Where all of them do not fit side by side, the e-mail stands under the phone. */
const FEWER_COLUMNS = COLUMNS.flatMap((column): typeof COLUMNS => {
  if (column.id === 'email') return [];
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

/** The columns as they stand, with little room, or with room for the fields of a row that is being edited. */
export function columnsOf({
  isEditing,
  isCompact,
}: {
  isEditing: boolean;
  isCompact: boolean;
}): readonly DataTableColumn<PreSolicitacaoRow>[] {
  if (isEditing) return WIDE_COLUMNS;
  return isCompact ? FEWER_COLUMNS : COLUMNS;
}
