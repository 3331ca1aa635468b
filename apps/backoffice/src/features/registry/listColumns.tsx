import { formatValue, type Field, type FieldType, type Registry } from '@apto/domain/registry';
import { Tag, TextLink, type DataTableColumn } from '@apto/ui';
import { recordAddress } from './addresses.ts';
import type { Opened, RegistryRow } from './record.ts';
import { RowMenu } from './RowMenu.tsx';

/** Amounts are compared digit below digit. */
const AMOUNTS: readonly FieldType[] = ['money', 'number'];
/** Px that a whole value takes, where it is not the width of a word. */
const VALUE_WIDTH: Partial<Record<FieldType, number>> = {
  cnpj: 184,
  inscricao: 184,
  cpf: 154,
  date: 116,
  money: 120,
  boolean: 90,
  number: 90,
};

const WORD_WIDTH = 160;
/** Px of the column that names a row: the least of it. */
const NAME_WIDTH = 220;
/** Letters of a code or a registration: its column is as wide as they need, and no wider. */
const CODE_LETTERS = 30;
const CODE_WIDTH = 96;
/** Px of a letter, and what a cell has around its words. */
const LETTER = 7.2;
const HEADING_LETTER = 7.8;
const CELL_SPACE = 32;

const isCode = (field: Field): boolean => field.type === 'text' && (field.max ?? Infinity) <= CODE_LETTERS;

/**
 * Which column shares with the one that names a row what the table has left: the longest words. More of them would leave
 * each with too little.
 */
const longest = (shown: readonly Field[], naming: string): Field | undefined => {
  // What is searched for beside the name is another name: shorter.
  const words = shown.filter(
    ({ name, tone, isSearched }) => name !== naming && tone === undefined && !isSearched,
  );
  return (
    words.find((field) => field.type === 'combo' && field.isPath) ??
    words.find((field) => field.type === 'longText' || (field.type === 'text' && !isCode(field)))
  );
};

/** Px of a value that is a word; one of a few words is as wide as the longest, up to some. */
const valueWidth = (field: Field): number =>
  field.toneLabel !== undefined
    ? field.toneLabel.length * LETTER + 2 * CELL_SPACE
    : field.type === 'select'
      ? Math.min(
          WORD_WIDTH,
          Math.max(...field.options.map(({ label }) => label.length)) * LETTER + CELL_SPACE,
        )
      : isCode(field)
        ? CODE_WIDTH
        : (VALUE_WIDTH[field.type] ?? WORD_WIDTH);
/** Px of a column: its value, and its heading with the mark of the order. */
const widthOf = (field: Field): number =>
  Math.ceil(
    Math.max(
      valueWidth(field),
      (field.columnLabel ?? field.label).length * HEADING_LETTER + (field.isUnordered ? 24 : 48),
    ),
  );

/**
 * The columns of a registry's list.
 * @param within of a list below a record: the field that names that record, which every row has alike
 */
export function createColumns(
  registry: Registry,
  onOpen: (opened: Opened) => void,
  within?: string,
): DataTableColumn<RegistryRow>[] {
  const isPart = registry.isPart === true;
  // What names a record comes first, wherever its form asks for it.
  const shown = registry.fields
    .filter(({ isColumn, name }) => isColumn && name !== within)
    .sort((a, b) =>
      registry.isInFormOrder ? 0 : Number(b.name === registry.naming) - Number(a.name === registry.naming),
    );
  const grown = longest(shown, registry.naming);
  return [
    ...shown.map((field): DataTableColumn<RegistryRow> => {
      const text = ({ values, labels }: RegistryRow) =>
        labels[field.name] ?? formatValue(field, values[field.name]);
      const isName = field.name === registry.naming;
      return {
        id: field.name,
        header: field.columnLabel ?? field.label,
        // Rows below a record are changed in their place.
        ...(within !== undefined && field.isRequired ? { isRequired: true } : {}),
        ...(field.isUnordered ? {} : { sortKey: field.name }),
        isRowHeader: isName,
        isGrow: isName || field === grown,
        isNumeric: ['cnpj', 'cpf', 'inscricao', 'date', 'money', 'number', 'cbo'].includes(field.type),
        ...(AMOUNTS.includes(field.type) ? { align: 'end' as const } : {}),
        // The two that grow share alike.
        width: isName || field === grown ? NAME_WIDTH : widthOf(field),
        cell: (row) =>
          isName && !isPart ? (
            <TextLink href={recordAddress(registry.name, row.id)}>{text(row)}</TextLink>
          ) : field.tone && text(row) !== '' && row.values[field.name] !== false ? (
            <Tag tone={field.tone}>{field.toneLabel ?? text(row)}</Tag>
          ) : (
            text(row)
          ),
        exportValue: text,
      };
    }),
    ...(registry.hasActivation === false
      ? []
      : [
          {
            id: 'ativo',
            header: 'Situação',
            width: 100,
            cell: ({ ativo: isActive }: RegistryRow) => (
              <Tag tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Ativo' : 'Inativo'}</Tag>
            ),
          },
        ]),
    {
      id: 'acoes',
      header: 'Ações',
      isHeaderHidden: true,
      isFixed: true,
      isExported: false,
      width: 56,
      // A row that is not saved yet has nothing to be done to it.
      cell: (row) => (row.id < 0 ? null : <RowMenu registry={registry} row={row} onOpen={onOpen} />),
    },
  ];
}
