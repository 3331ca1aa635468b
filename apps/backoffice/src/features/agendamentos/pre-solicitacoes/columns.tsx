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

interface CellProps {
  readonly row: PreSolicitacaoRow;
}

function Phone({ row: { telefoneFuncionario: phone } }: CellProps) {
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
    </Stack>
  );
}

/** How one reaches a person, one under the other. */
function Contact({ row }: CellProps) {
  const { emailFuncionario: email } = row;
  return (
    <Stack gap="x1">
      <Phone row={row} />
      {email ? (
        <Text size="s12" tone="muted" isTruncated title={email}>
          {email}
        </Text>
      ) : null}
    </Stack>
  );
}

function Status({ row: { statusSolicitacao: status, pendencia } }: CellProps) {
  return (
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
  );
}

function Scheduling({ row }: CellProps) {
  const [days, when] = schedulingTexts(preSolicitacaoCells(row).agendamento);
  return (
    <Stack gap="x1">
      <Text size="s14" isTabular isUnbroken>
        {days}
      </Text>
      <Text size="s12" tone="muted">
        {when}
      </Text>
    </Stack>
  );
}

type Column = DataTableColumn<PreSolicitacaoRow>;

const FUNCIONARIO: Column = {
  id: 'funcionario',
  header: 'Funcionário',
  isRowHeader: true,
  isGrow: true,
  width: 150,
  weight: 3,
  cell: ({ nomeFuncionario: name, cliente }) => (
    <PersonCell name={name} isCompact detail={cliente.apelido ?? cliente.name} />
  ),
};
/** A second line is there in any case: a name breaks over both before it loses a letter. Mere words would be one line. */
const WHOLE_NAME: Column = {
  ...FUNCIONARIO,
  cell: ({ nomeFuncionario: name }) => (
    <Stack>
      <Text size="s14" weight="medium">
        {name}
      </Text>
    </Stack>
  ),
};
const PHONE = { id: 'phone', label: 'Telefone' };
const EMAIL = { id: 'email', label: 'E-mail' };
const TYPE: Column = {
  id: 'tipoExame',
  header: 'Tipo de exame',
  width: 164,
  // A second line is there in any case.
  cell: ({ nomeTipoExame: name }) => <Text size="s14">{name}</Text>,
};
const STATUS: Column = {
  id: 'status',
  header: 'Status',
  width: 150,
  cell: (row) => <Status row={row} />,
};
/** As wide as two whole days in their button. */
const PERIOD: Column = {
  id: 'agendamento',
  header: 'Período',
  width: 214,
  cell: (row) => <Scheduling row={row} />,
};

/** The columns of doc1 §2.3, in its order, as wide as their words and the fields of a row that is being edited. */
const ALL: readonly Column[] = [
  FUNCIONARIO,
  { ...PHONE, header: PHONE.label, width: 190, isNumeric: true, cell: (row) => <Phone row={row} /> },
  {
    ...EMAIL,
    header: EMAIL.label,
    isGrow: true,
    width: 168,
    cell: ({ emailFuncionario: email }) => (email ? <Email address={email} /> : EMPTY_TEXT.NOT_GIVEN),
  },
  TYPE,
  // A tag and its room: what is over, a phone that is being typed needs to be read whole.
  { ...STATUS, width: 132 },
  { ...PERIOD, width: 234 },
];

/** With less room the e-mail stands under the phone, as its field does. */
const FEWER: readonly Column[] = [
  WHOLE_NAME,
  {
    id: 'contato',
    header: 'Telefone e e-mail',
    isGrow: true,
    // As most addresses are; the others end in an ellipsis, and are told whole.
    width: 208,
    weight: 2,
    fields: [PHONE, EMAIL],
    cell: (row) => <Contact row={row} />,
  },
  TYPE,
  STATUS,
  PERIOD,
];

/** With little, what one reads of a person and of the request stands in a column each. */
const FEWEST: readonly Column[] = [
  WHOLE_NAME,
  {
    id: 'contato',
    header: 'Telefone, e-mail e tipo de exame',
    isGrow: true,
    width: 150,
    weight: 4,
    fields: [PHONE, EMAIL, { id: TYPE.id, label: TYPE.header }],
    cell: (row) => (
      <Stack gap="x1">
        <Contact row={row} />
        <Text size="s12" tone="muted">
          {row.nomeTipoExame}
        </Text>
      </Stack>
    ),
  },
  {
    ...PERIOD,
    header: 'Período e status',
    fields: [{ id: PERIOD.id, label: PERIOD.header }],
    cell: (row) => (
      <Stack gap="x1" align="start">
        <Scheduling row={row} />
        <Status row={row} />
      </Stack>
    ),
  },
];

const COLUMNS = { all: ALL, fewer: FEWER, fewest: FEWEST };

/** How much room the dialog has for columns. */
export type ColumnRoom = keyof typeof COLUMNS;

/** The columns that fit side by side: the same while a row is edited, so that nobody loses their place. */
export const columnsOf = (room: ColumnRoom): readonly Column[] => COLUMNS[room];
