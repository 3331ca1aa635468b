/** Uma coluna de `CheckMatrix`. */
export interface CheckMatrixColumn {
  /** Único entre as colunas. */
  readonly id: string;
  /** O cabeçalho dela. */
  readonly label: string;
}

/** Uma linha de `CheckMatrix`: o que se escolhe em cada coluna. */
export interface CheckMatrixRow {
  /** Único entre as linhas. */
  readonly id: string;
  /** O que lhe dá nome, na primeira coluna. */
  readonly label: string;
  /** O título sob o qual ela fica; as linhas de um grupo vêm seguidas. */
  readonly group?: string | undefined;
  /** A chave que se escolhe em uma coluna, pelo id da coluna. Coluna ausente não tem nada a escolher aqui. */
  readonly cells: Readonly<Partial<Record<string, string>>>;
}

/** Every key below: all chosen, none, or some of them. */
export type CheckState = 'on' | 'off' | 'some';

/** A line of the grid: a box for each column, and one for all of them first. `null`: nothing to choose. */
export interface MatrixLine {
  readonly kind: 'head' | 'group' | 'row';
  readonly id: string;
  readonly label: string;
  /** The keys of each box, the one for all of them first. A group has that one alone. */
  readonly boxes: readonly (readonly string[])[];
}

const keysOf = (rows: readonly CheckMatrixRow[], column: string): string[] =>
  rows.flatMap(({ cells }) => cells[column] ?? []);

/** The grid as the keyboard walks it: the head, then each group with its rows. */
export function linesOf(
  columns: readonly CheckMatrixColumn[],
  rows: readonly CheckMatrixRow[],
  headLabel: string,
): MatrixLine[] {
  const all = (of: readonly CheckMatrixRow[]) => columns.flatMap(({ id }) => keysOf(of, id));
  const lines: MatrixLine[] = [
    {
      kind: 'head',
      id: '',
      label: headLabel,
      boxes: [all(rows), ...columns.map(({ id }) => keysOf(rows, id))],
    },
  ];
  let group: string | undefined;
  for (const row of rows) {
    if (row.group !== undefined && row.group !== group) {
      const ofGroup = rows.filter((other) => other.group === row.group);
      lines.push({ kind: 'group', id: `group:${row.group}`, label: row.group, boxes: [all(ofGroup)] });
    }
    group = row.group;
    lines.push({
      kind: 'row',
      id: row.id,
      label: row.label,
      boxes: [all([row]), ...columns.map(({ id }) => keysOf([row], id))],
    });
  }
  return lines;
}

/** How much of some keys is chosen. */
export function stateOf(keys: readonly string[], chosen: ReadonlySet<string>): CheckState {
  const count = keys.filter((key) => chosen.has(key)).length;
  return count === 0 ? 'off' : count === keys.length ? 'on' : 'some';
}

/**
 * What is chosen after a press on the box of some keys: all of them, or none where all that may change were chosen.
 * @param isLocked keys that stay as they are
 * @returns null where nothing may change
 */
export function pressed(
  keys: readonly string[],
  chosen: ReadonlySet<string>,
  isLocked: (key: string) => boolean,
): { readonly keys: readonly string[]; readonly isSelected: boolean } | null {
  const free = keys.filter((key) => !isLocked(key));
  if (free.length === 0) return null;
  const isSelected = free.some((key) => !chosen.has(key));
  return { keys: free.filter((key) => chosen.has(key) !== isSelected), isSelected };
}

/** Where the focus is: a line, and a box of it. */
export interface MatrixPosition {
  readonly line: number;
  readonly box: number;
}

const within = (value: number, last: number): number => Math.max(0, Math.min(last, value));
/** Lines that Page Up and Page Down pass over. */
const PAGE = 10;

/** Where a key leads in a grid; null for a key that leads nowhere. A line with one box keeps the column for the next. */
export function moved(
  { line, box }: MatrixPosition,
  key: string,
  isCtrl: boolean,
  lines: number,
  boxes: number,
): MatrixPosition | null {
  const to = (nextLine: number, nextBox: number): MatrixPosition => ({
    line: within(nextLine, lines - 1),
    box: within(nextBox, boxes - 1),
  });
  switch (key) {
    case 'ArrowRight':
      return to(line, box + 1);
    case 'ArrowLeft':
      return to(line, box - 1);
    case 'ArrowDown':
      return to(line + 1, box);
    case 'ArrowUp':
      return to(line - 1, box);
    case 'PageDown':
      return to(line + PAGE, box);
    case 'PageUp':
      return to(line - PAGE, box);
    case 'Home':
      return to(isCtrl ? 0 : line, 0);
    case 'End':
      return to(isCtrl ? lines - 1 : line, boxes - 1);
    default:
      return null;
  }
}
