import { maskCpf } from '@apto/domain/documents';
import { Inline, Stack, Tag, Text, type DataTableColumn } from '@apto/ui';
import { DismissalCell, EmailCell, PhoneCell, PositionCell, RemoveCell } from './funcionarioCells.tsx';
import type { FuncionarioRow } from './funcionarioRows.ts';

type Column = DataTableColumn<FuncionarioRow>;
/** A name breaks into lines; what stands in a field does not. */
const FIRST_TO_GROW = { isGrow: true, weight: 3 } as const;

const NAME: Column = {
  id: 'nome',
  header: 'Funcionário',
  isRowHeader: true,
  isGrow: true,
  width: 150,
  // Beside fields the row is high anyway: the whole name, in as many lines as it takes.
  cell: ({ f }) => (
    <Stack gap="x1" align="start">
      <Text weight="medium">{f.name}</Text>
      <Inline gap="x3">
        <Text size="s12" tone="muted">
          CPF {maskCpf(f.cpf)}
        </Text>
        {f.pcd ? <Tag tone="highlight">PCD</Tag> : null}
      </Inline>
    </Stack>
  ),
};

const REMOVE: Column = {
  id: 'acoes',
  header: 'Ações',
  isHeaderHidden: true,
  width: 56,
  cell: (row) => <RemoveCell row={row} />,
};

/** Where there is room for both. */
const APART: readonly Column[] = [
  {
    id: 'email',
    header: 'E-mail (opcional)',
    card: 'line',
    width: 280,
    ...FIRST_TO_GROW,
    cell: (row) => <EmailCell row={row} />,
  },
  {
    id: 'telefone',
    header: 'Telefone (WhatsApp)',
    card: 'line',
    width: 176,
    cell: (row) => <PhoneCell row={row} />,
  },
];

/** Beside a column of the exam type's own there is not: one above the other, neither of them is cut. */
const TOGETHER: Column = {
  id: 'contatos',
  header: 'E-mail (opcional) e telefone',
  card: 'line',
  width: 288,
  ...FIRST_TO_GROW,
  cell: (row) => (
    <Stack gap="x2">
      <EmailCell row={row} />
      <PhoneCell row={row} />
    </Stack>
  ),
};

const DISMISSAL: Column = {
  id: 'demissao',
  header: 'Data de demissão',
  width: 166,
  cell: (row) => <DismissalCell row={row} />,
};

const positionOf = (onChange: (funcionarioId: number) => void): Column => ({
  id: 'funcao',
  header: 'Nova função',
  card: 'line',
  width: 200,
  cell: (row) => <PositionCell row={row} onChange={onChange} />,
});

const COLUMNS: readonly Column[] = [NAME, ...APART, REMOVE];
const COLUMNS_OF_DISMISSAL: readonly Column[] = [NAME, TOGETHER, DISMISSAL, REMOVE];

/**
 * Name, contacts, what the exam type asks besides, and the way out, for each employee of the request (doc2 §2.3). The
 * widths are the 662 px that a window of 1024 leaves: nothing is cut, and nothing lies under the column of the way out.
 * @param changePosition of a function change: asks where an employee goes; null of any other type
 */
export const funcionarioColumns = (
  withDismissal: boolean,
  changePosition: ((funcionarioId: number) => void) | null,
): readonly Column[] => {
  if (withDismissal) return COLUMNS_OF_DISMISSAL;
  return changePosition === null ? COLUMNS : [NAME, TOGETHER, positionOf(changePosition), REMOVE];
};
