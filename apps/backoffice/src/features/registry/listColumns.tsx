import {
  formatValue,
  hasFlag,
  registryOf,
  stateText,
  type Field,
  type FieldType,
  type Registry,
} from '@apto/domain/registry';
import {
  shortCity,
  shortCompany,
  shortPath,
  shortPerson,
  shortProcedure,
  type ShortText,
} from '@apto/domain/text';
import { Tag, TextLink, type DataTableColumn, type TagProps } from '@apto/ui';
import { spareLeft } from './listRoom.ts';
import { recordAddress } from './addresses.ts';
import type { Opened, RegistryRow } from './record.ts';
import { RowMenu } from './RowMenu.tsx';

/** Amounts are compared digit below digit. */
const AMOUNTS: readonly FieldType[] = ['money', 'number'];
/** Px that a whole value takes, where it is not the width of a word. */
const VALUE_WIDTH: Partial<Record<FieldType, number>> = {
  cnpj: 184,
  inscricao: 184,
  cpf: 140,
  phone: 152,
  date: 116,
  money: 120,
  boolean: 90,
  number: 90,
};

/** Px of a day in a row that is changed in its place: its field has the calendar's button beside it. */
const EDITED_DATE_WIDTH = 168;
const WORD_WIDTH = 160;
/** Px of the column that names a row: the least of it. */
const NAME_WIDTH = 220;
/** Of a person, whose middle names give way. */
const PERSON_WIDTH = 196;
/** Of a row below a record, which says more than its name and is changed in its place. */
const PART_NAME_WIDTH = 200;
/** Px of the column that grows beside it: the least of it. */
const GROWN_WIDTH = 200;
/** Px of a column of paths, where there is room for it. */
const PATH_WIDTH = 288;
/** Px of the name of a company that a row belongs to, shortened: the least of it. */
const COMPANY_WIDTH = 180;
const ACTIVE_WIDTH = 100;
const ACTIONS_WIDTH = 56;
/** Letters of a code or a registration: its column is as wide as they need, and no wider. */
const CODE_LETTERS = 30;
const CODE_WIDTH = 96;
/** Px of a letter, and what a cell has around its words. */
const LETTER = 7.2;
const HEADING_LETTER = 7.8;
const CELL_SPACE = 32;
/** Px of a letter of a tag, and what the tag has around its words. */
const TAG_LETTER = 6.6;
const TAG_SPACE = 16;

/** The tone of a value that is a state. */
const toneOf = (field: Field, value: unknown): TagProps['tone'] =>
  field.type === 'select' ? field.options.find((option) => option.value === value)?.tone : field.tone;

const isCode = (field: Field): boolean => field.type === 'text' && (field.max ?? Infinity) <= CODE_LETTERS;

/**
 * Which column shares with the one that names a row what the table has left: the longest words. More of them would leave
 * each with too little.
 */
const longest = (shown: readonly Field[], naming: string): Field | undefined => {
  // What is searched for beside the name is another name: shorter.
  const words = shown.filter(
    ({ name, tone, letters, isSearched }) =>
      name !== naming && tone === undefined && letters === undefined && !isSearched,
  );
  return (
    words.find((field) => field.type === 'combo' && field.isPath) ??
    words.find((field) => field.type === 'longText' || (field.type === 'text' && !isCode(field)))
  );
};

/** Px of a choice: the longest of its words, up to some. */
const choiceWidth = ({ options }: Extract<Field, { type: 'select' }>): number => {
  const widths = options.map(({ label, tone }) => label.length * LETTER + (tone ? TAG_SPACE : 0));
  return Math.min(WORD_WIDTH, Math.max(...widths) + CELL_SPACE);
};

/** Px of a value: of its letters where it says how many, of what its type looks like, else of a word. */
function valueWidth(field: Field): number {
  if (field.letters !== undefined) return field.letters * LETTER + CELL_SPACE;
  if (field.toneLabel !== undefined) return field.toneLabel.length * TAG_LETTER + TAG_SPACE + CELL_SPACE;
  if (field.type === 'select') return choiceWidth(field);
  if (isCode(field)) return CODE_WIDTH;
  return VALUE_WIDTH[field.type] ?? WORD_WIDTH;
}

const isPath = (field: Field | undefined): boolean => field?.type === 'combo' && field.isPath === true;
const isCompany = (field: Field): boolean => field.type === 'combo' && field.isCompany === true;

const SHORT_NAME = { person: shortPerson, company: shortCompany, procedure: shortProcedure };

/** How what has no room is shortened, by what it names; undefined where nothing can be. */
function shortenOf(field: Field, { naming, namedAs }: Registry): ((text: string) => ShortText) | undefined {
  if (field.type === 'combo') {
    if (field.isPath) return shortPath;
    // The list of cities is no registry.
    if (field.of === 'cidades') return shortCity;
    const named = registryOf(field.of)?.namedAs;
    return named && SHORT_NAME[named];
  }
  if (field.type !== 'text') return undefined;
  if (namedAs === 'person') return field.name === naming ? shortPerson : undefined;
  return namedAs === 'company' && !isCode(field) ? shortCompany : undefined;
}

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
 * @param room px of the table; rows that are cards have all of it
 * @param within of a list below a record: the field that names that record, which every row has alike
 */
export function createColumns(
  registry: Registry,
  onOpen: (opened: Opened) => void,
  room: number,
  within?: string,
): DataTableColumn<RegistryRow>[] {
  const isPart = registry.isPart === true;
  // What names a record comes first, wherever its form asks for it, and what stays in sight stands beside the menu.
  const shown = registry.fields
    .filter(({ isColumn, name }) => isColumn && name !== within)
    .sort((a, b) =>
      registry.isInFormOrder
        ? 0
        : Number(b.name === registry.naming) - Number(a.name === registry.naming) ||
          Number(a.isInSight ?? false) - Number(b.isInSight ?? false),
    );
  const grown = longest(shown, registry.naming);
  const listName = registry.namedAs === 'person' ? PERSON_WIDTH : NAME_WIDTH;
  const nameWidth = within === undefined ? listName : PART_NAME_WIDTH;
  const fixedWidth = (field: Field): number => {
    if (isCompany(field)) return COMPANY_WIDTH;
    if (field.name === registry.naming && field.letters === undefined) return nameWidth;
    if (within !== undefined && field.type === 'date') return EDITED_DATE_WIDTH;
    return widthOf(field);
  };
  const shared = room - ACTIONS_WIDTH - (hasFlag(registry) ? ACTIVE_WIDTH : 0);
  const others = shown.filter((field) => field !== grown && !field.isSpare);
  const remaining = others.reduce((rest, field) => rest - fixedWidth(field), shared);
  // A path comes before what is spare, and not before the rest.
  const grownWidth = isPath(grown) ? Math.max(GROWN_WIDTH, Math.min(PATH_WIDTH, remaining)) : GROWN_WIDTH;
  const leastOf = (field: Field): number => (field === grown ? grownWidth : fixedWidth(field));
  const left = spareLeft(
    shown.map((field) => ({ id: field.name, width: leastOf(field), isSpare: field.isSpare ?? false })),
    shared,
  );
  return [
    ...shown.map((field): DataTableColumn<RegistryRow> => {
      const text = ({ values, labels }: RegistryRow) =>
        labels[field.name] ?? formatValue(field, values[field.name]);
      const cell = (row: RegistryRow) => {
        const value = row.values[field.name];
        const tone = text(row) === '' || value === false ? undefined : toneOf(field, value);
        return tone ? <Tag tone={tone}>{field.toneLabel ?? text(row)}</Tag> : text(row);
      };
      const isName = field.name === registry.naming;
      const shorten = shortenOf(field, registry);
      const grows = isName || field === grown || (isCompany(field) && isPath(grown));
      return {
        id: field.name,
        header: field.columnLabel ?? field.label,
        // Rows below a record are changed in their place.
        ...(within !== undefined && field.isRequired ? { isRequired: true } : {}),
        ...(field.isUnordered ? {} : { sortKey: field.name }),
        isRowHeader: isName,
        isGrow: grows,
        isNumeric: ['cnpj', 'cpf', 'inscricao', 'date', 'money', 'number', 'cbo'].includes(field.type),
        ...(AMOUNTS.includes(field.type) ? { align: 'end' as const } : {}),
        width: leastOf(field),
        // What grows shares what is left: alike, and a company beside a path takes more, being longer as it is shortened.
        ...(grows ? { weight: isCompany(field) ? 2 : 1 } : {}),
        ...(field.isInSight ? { isFixed: true } : {}),
        isHiddenByDefault: left.has(field.name),
        ...(shorten ? { shorten } : {}),
        cell: (row) =>
          isName && !isPart ? (
            <TextLink href={recordAddress(registry.name, row.id)}>{text(row)}</TextLink>
          ) : (
            cell(row)
          ),
        exportValue: text,
      };
    }),
    ...(hasFlag(registry)
      ? [
          {
            id: 'ativo',
            header: 'Situação',
            width: ACTIVE_WIDTH,
            // Beside the menu: in sight however little room there is; below a record what is edited needs the room.
            isFixed: within === undefined,
            cell: (row: RegistryRow) => (
              <Tag tone={row.ativo ? 'success' : 'neutral'}>{stateText(registry, row)}</Tag>
            ),
          },
        ]
      : []),
    {
      id: 'acoes',
      header: 'Ações',
      isHeaderHidden: true,
      isFixed: true,
      isExported: false,
      width: ACTIONS_WIDTH,
      // A row that is not saved yet has nothing to be done to it.
      cell: (row) => (row.id < 0 ? null : <RowMenu registry={registry} row={row} onOpen={onOpen} />),
    },
  ];
}
