import type { ImportRow } from '@apto/api-client';
import { EXAMPLE_ROW, IMPORT_EFFECT_LABEL, importOf } from '@apto/domain/imports';
import { Stack, Text, type DataTableColumn } from '@apto/ui';
import { lineColumn, sheetColumns } from './columns.ts';
import type { StepProps } from './frame.ts';

/** What is typed in a row, by column. */
export type Draft = Record<string, string>;

const errorsOf = ({ problemas: problems }: ImportRow, column: string): string =>
  problems
    .filter((problem) => problem.coluna === column)
    .map(({ mensagem: message }) => message)
    .join('; ');

/** A cell, with what is wrong in it below. */
function Cell({ row, column }: { row: ImportRow; column: string }) {
  const text = row.celulas[column] ?? '';
  const problems = row.problemas.filter((problem) => problem.coluna === column);
  if (problems.length === 0) return text;
  return (
    <Stack gap="x1">
      <span>{text}</span>
      {problems.map(({ mensagem: message, tipo: kind }) => (
        <Text key={message} size="s13" tone={kind === 'ERRO' ? 'danger' : 'warning'}>
          {message}
        </Text>
      ))}
    </Stack>
  );
}

export const isWrong = ({ problemas: problems }: ImportRow): boolean =>
  problems.some(({ tipo: kind }) => kind === 'ERRO');

/** The model's example, which stays where there is no other row. */
export const isExample = ({ problemas: problems }: ImportRow): boolean =>
  problems.some(({ mensagem: message }) => message === EXAMPLE_ROW);

/** The errors of a row by column. */
export const wrongCells = (row: ImportRow): Draft =>
  Object.fromEntries(
    row.problemas
      .filter(({ tipo: kind }) => kind === 'ERRO')
      .map(({ coluna: column }) => [column, errorsOf(row, column)]),
  );

/** The wrong row after a line, or else the first one. */
export const wrongAfter = (rows: readonly ImportRow[], line: number): ImportRow | undefined =>
  rows.find((row) => isWrong(row) && row.linha > line) ?? rows.find(isWrong);

/** What a row will do, and in which columns something is wrong: these may be far out of sight. */
const effectColumn = ({ tipo: kind }: StepProps['found']): DataTableColumn<ImportRow> => {
  const { columns } = importOf(kind);
  const told = (row: ImportRow): { text: string; where: string } => {
    const of = isWrong(row) ? 'ERRO' : 'AVISO';
    const ids = row.problemas.filter(({ tipo: each }) => each === of).map(({ coluna: column }) => column);
    const labels = columns.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
    return {
      text: isWrong(row) || row.previsao === null ? '' : IMPORT_EFFECT_LABEL[row.previsao],
      where: labels.length === 0 ? '' : `${of === 'ERRO' ? 'Erro' : 'Aviso'} em: ${labels.join(', ')}`,
    };
  };
  return {
    id: 'previsao',
    header: 'O que fará',
    isFixed: true,
    width: 152,
    cell: (row) => {
      const { text, where } = told(row);
      return where === '' ? (
        text
      ) : (
        <Stack gap="x1">
          {text === '' ? null : <span>{text}</span>}
          <Text size="s13" tone={isWrong(row) ? 'danger' : 'warning'}>
            {where}
          </Text>
        </Stack>
      );
    },
    exportValue: (row) => Object.values(told(row)).filter(Boolean).join('. '),
  };
};

/** The columns in which one of the rows says something, or should. */
export const filledIn = (rows: readonly ImportRow[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ celulas: cells, problemas: problems }) => [
      ...Object.keys(cells).filter((id) => cells[id] !== ''),
      ...problems.map(({ coluna: column }) => column),
    ]),
  );

/** What a row says and what is wrong in it; columns in which no row says anything wait until they are asked for. */
export function createColumns(
  found: StepProps['found'],
  filled: ReadonlySet<string> | null,
): DataTableColumn<ImportRow>[] {
  return [
    { ...lineColumn(found), isFixed: true },
    // What will be done with a row is what one looks for: it stands before what the row says.
    effectColumn(found),
    ...sheetColumns(found, ({ id }, at) => ({
      width: 200,
      isHiddenByDefault: filled !== null && !filled.has(id),
      // Whose row it is stays in sight while the others pass.
      isFixed: at === 0,
      cell: (row) => <Cell row={row} column={id} />,
      exportValue: (row) => row.celulas[id] ?? '',
    })),
  ];
}
