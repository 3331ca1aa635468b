import { describe, expect, it } from 'vitest';
import { choicesOf, filterByColumns } from './columnFilters.logic.ts';

interface Exam {
  readonly name: string;
  readonly kind: string | null;
  readonly price: number | null;
}
const EXAMS: readonly Exam[] = [
  { name: 'Exame clínico', kind: 'Clínico', price: 3500 },
  { name: 'Audiometria tonal', kind: 'Complementar', price: 5200 },
  { name: 'Acuidade visual', kind: 'Complementar', price: null },
  { name: 'Avaliação clínica', kind: null, price: 0 },
];
const COLUMNS = [
  { id: 'name', filter: { kind: 'text' }, sortValue: ({ name }: Exam) => name },
  { id: 'kind', filter: { kind: 'choice' }, sortValue: ({ kind }: Exam) => kind },
  { id: 'price', filter: { kind: 'number' }, filterValue: ({ price }: Exam) => price },
  { id: 'unfiltered', sortValue: ({ name }: Exam) => name },
] as const;
const names = (filters: Parameters<typeof filterByColumns>[2]) =>
  filterByColumns(EXAMS, COLUMNS, filters).map(({ name }) => name);

describe('column filters', () => {
  it.each([
    ['a text by all of its words, without case or accents', { name: 'CLINICO exame' }, ['Exame clínico']],
    ['any of the choices', { kind: ['Clínico', 'Outro'] }, ['Exame clínico']],
    ['a least number', { price: { from: 3501 } }, ['Audiometria tonal']],
    [
      'a greatest number, zero too, and never what has none',
      { price: { to: 3500 } },
      ['Exame clínico', 'Avaliação clínica'],
    ],
    [
      'several columns at once',
      { name: 'a', kind: ['Complementar'], price: { from: 1 } },
      ['Audiometria tonal'],
    ],
  ])('finds by %s', (_, filters, found) => {
    expect(names(filters)).toEqual(found);
  });

  it.each([
    [{}],
    [{ name: '  ' }],
    [{ kind: [] }],
    [{ price: {} }],
    [{ unfiltered: 'nada' }],
    [{ gone: 'x' }],
  ])('lets everything through with %j', (filters) => {
    expect(filterByColumns(EXAMS, COLUMNS, filters)).toHaveLength(EXAMS.length);
  });

  it('offers what the rows have, each once, by the alphabet, without the empty one', () => {
    expect(choicesOf(EXAMS, COLUMNS[1])).toEqual(['Clínico', 'Complementar']);
  });
});
