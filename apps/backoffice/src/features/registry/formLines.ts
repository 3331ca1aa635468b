import type { Field, FieldType } from '@apto/domain/registry';
import type { FieldWidth } from '@apto/ui';

/** Where a field stands in its section, whose lines have six columns. */
export interface PlacedField {
  readonly field: Field;
  readonly span: 'third' | 'half' | 'all';
  readonly startsLine: boolean;
  /** A switch beside a field: level with its box, which has a label above it. */
  readonly isBelowLabel: boolean;
}

/** What takes a whole line. */
const WHOLE: readonly FieldType[] = ['longText', 'matrix', 'file', 'choices'];
/** What is never longer than a third of a line. */
const SHORT: readonly FieldType[] = [
  'email',
  'cnpj',
  'cpf',
  'inscricao',
  'pis',
  'phone',
  'cnae',
  'cbo',
  'hazardCode',
  'tuss',
  'number',
  'decimal',
  'money',
  'date',
];
/** Characters that fit in a box of 160 and of 240 px, beside what a select draws at its end. */
const FITS = { sm: 15, md: 30, select: 24 };
/** A switch with more words than these wants half of a line. */
const SWITCH_WORDS = 30;

/** How wide the box of a text, a number or a choice is: as what it holds; undefined: the whole column. */
export function boxWidthOf(field: Field): FieldWidth | undefined {
  if (field.isDerived) return undefined;
  switch (field.type) {
    case 'number':
    case 'decimal':
      return 'sm';
    case 'text': {
      // What must look like something is a code.
      const max = field.max ?? (field.pattern ? FITS.sm : Infinity);
      return max <= FITS.sm ? 'sm' : max <= FITS.md ? 'md' : undefined;
    }
    case 'select':
      return Math.max(...field.options.map(({ label }) => label.length)) <= FITS.select ? 'md' : undefined;
    default:
      return undefined;
  }
}

const isSwitch = ({ type }: Field): boolean => type === 'boolean';
const isPath = (field: Field): boolean => field.type === 'combo' && field.isPath === true;

const isShort = (field: Field): boolean =>
  isSwitch(field)
    ? field.help === undefined && field.label.length <= SWITCH_WORDS
    : SHORT.includes(field.type) || boxWidthOf(field) !== undefined;

/** Fields that are alike, in lines of three where all are short, else of two; four are two and two. */
function linesOf(fields: readonly Field[]): Field[][] {
  const lines: Field[][] = [];
  for (let at = 0; at < fields.length;) {
    const longAt = fields.findIndex((field, index) => index >= at && !isShort(field));
    const short = (longAt === -1 ? fields.length : longAt) - at;
    const count = short === 3 || short > 4 ? 3 : 2;
    lines.push(fields.slice(at, at + count));
    at += count;
  }
  return lines;
}

/**
 * The fields of a section in lines: short ones three to a line, others two, switches among themselves, and what a choice
 * asks for beside that choice.
 * @param fields those that are shown
 * @param leaders the names of the fields by which others are shown: nothing jumps when one of them is
 */
export function placeFields(
  fields: readonly Field[],
  leaders: ReadonlySet<string>,
  isWhole: (field: Field) => boolean,
): PlacedField[] {
  const isAlone = (field: Field): boolean => WHOLE.includes(field.type) || isPath(field) || isWhole(field);
  const runs: Field[][] = [];
  for (const field of fields) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isLed = run?.[0] !== undefined && field.shownWhen?.field === run[0].name;
    const isOther =
      !last ||
      isAlone(last) ||
      isAlone(field) ||
      leaders.has(field.name) ||
      (!isLed && (isSwitch(last) !== isSwitch(field) || (run?.[0] && leaders.has(run[0].name))));
    if (isOther) runs.push([field]);
    else run?.push(field);
  }
  return runs.flatMap((run) =>
    linesOf(run).flatMap((line) =>
      line.map((field, index): PlacedField => ({
        field,
        span: isAlone(field) ? 'all' : line.length === 3 ? 'third' : 'half',
        startsLine: index === 0,
        isBelowLabel: isSwitch(field) && line.some((other) => !isSwitch(other)),
      })),
    ),
  );
}
