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
  money: 120,
  boolean: 100,
  number: 100,
};

/** Px of a column: its value, and its heading with the mark of the order. */
const widthOf = ({ label, type }: Field): number =>
  Math.max(VALUE_WIDTH[type] ?? 170, Math.ceil(label.length * 7) + 48);

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
  return [
    ...shown.map((field): DataTableColumn<RegistryRow> => {
      const text = ({ values, labels }: RegistryRow) =>
        labels[field.name] ?? formatValue(field, values[field.name]);
      const isName = field.name === registry.naming;
      return {
        id: field.name,
        header: field.label,
        // Rows below a record are changed in their place.
        ...(within !== undefined && field.isRequired ? { isRequired: true } : {}),
        ...(field.isUnordered ? {} : { sortKey: field.name }),
        isRowHeader: isName,
        isGrow: isName,
        isNumeric: ['cnpj', 'cpf', 'inscricao', 'date', 'money', 'number', 'cbo'].includes(field.type),
        ...(AMOUNTS.includes(field.type) ? { align: 'end' as const } : {}),
        width: isName ? 240 : widthOf(field),
        cell: (row) =>
          isName && !isPart ? (
            <TextLink href={recordAddress(registry.name, row.id)}>{text(row)}</TextLink>
          ) : field.tone && text(row) !== '' && row.values[field.name] !== false ? (
            <Tag tone={field.tone}>{text(row)}</Tag>
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
            width: 110,
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
