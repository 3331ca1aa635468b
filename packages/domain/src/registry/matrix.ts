/** Most levels of probability and of severity. */
export const MATRIX_SIZE = 5;

/** The tones that a class may have, in the words of a colour. */
export const MATRIX_TONES = [
  { value: 'success', label: 'Verde' },
  { value: 'info', label: 'Azul' },
  { value: 'warning', label: 'Amarelo' },
  { value: 'danger', label: 'Vermelho' },
  { value: 'neutral', label: 'Cinza' },
] as const;

/** The five classes that a new matrix begins with (NR-1 asks for an order of priorities, and leaves its names open). */
export const MATRIX_CLASSES = [
  { id: 1, label: 'Trivial', tone: 'neutral', days: null },
  { id: 2, label: 'Tolerável', tone: 'success', days: 365 },
  { id: 3, label: 'Moderado', tone: 'info', days: 180 },
  { id: 4, label: 'Substancial', tone: 'warning', days: 30 },
  { id: 5, label: 'Intolerável', tone: 'danger', days: 1 },
] as const;

/** Whether it is a matrix: one class for each of 5 × 5 cells, so that fewer levels lose nothing of the others. */
export const isMatrix = (cells: string): boolean => /^[1-5]{25}$/.test(cells);

/** Where a cell's class stands; rows are probabilities. */
const positionOf = (probability: number, severity: number): number =>
  (probability - 1) * MATRIX_SIZE + severity - 1;

/** The class of a cell, 1 to 5. */
export const classAt = (cells: string, probability: number, severity: number): string =>
  cells.charAt(positionOf(probability, severity));

/** The matrix with another class in one cell. */
export function withClass(cells: string, probability: number, severity: number, next: string): string {
  const at = positionOf(probability, severity);
  return cells.slice(0, at) + next + cells.slice(at + 1);
}

const LEVELS = Array.from({ length: MATRIX_SIZE }, (_, index) => index + 1);

/** The classes of a new matrix: by the product of both levels, so that more of either is never less serious. */
export const MATRIX_START: string = LEVELS.flatMap((probability) =>
  LEVELS.map((severity) => {
    const product = probability * severity;
    return product <= 2 ? '1' : product <= 5 ? '2' : product <= 9 ? '3' : product <= 15 ? '4' : '5';
  }),
).join('');
