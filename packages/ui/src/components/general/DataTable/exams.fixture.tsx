import { MoneyText } from '../MoneyText/index.ts';
import type { DataTableColumn } from './index.ts';

export interface Exam {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly kind: string;
  /** In centavos. */
  readonly price: number;
}
const NAMES = ['Exame clínico', 'Audiometria tonal', 'Acuidade visual', 'Hemograma completo', 'Espirometria'];
const CITIES = ['Jundiaí', 'Campinas', 'São Paulo', 'Curitiba', 'Itu', 'Sorocaba', 'Santos'];
export const EXAMS: readonly Exam[] = Array.from({ length: 35 }, (_, index) => ({
  id: String(index),
  name: NAMES[index % 5] ?? '',
  city: CITIES[index % 7] ?? '',
  kind: index % 5 === 0 ? 'Clínico' : 'Complementar',
  price: 3500 + (index % 10) * 500,
}));
export const COLUMNS: readonly DataTableColumn<Exam>[] = [
  {
    id: 'name',
    header: 'Exame',
    isRowHeader: true,
    width: 220,
    filter: { kind: 'text' },
    sortValue: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'kind',
    header: 'Tipo',
    width: 160,
    filter: { kind: 'choice' },
    sortValue: ({ kind }) => kind,
    cell: ({ kind }) => kind,
  },
  {
    id: 'city',
    header: 'Cidade',
    width: 160,
    filter: { kind: 'choice' },
    sortValue: ({ city }) => city,
    cell: ({ city }) => city,
  },
  {
    id: 'price',
    header: 'Valor (R$)',
    isNumeric: true,
    align: 'end',
    width: 160,
    filter: { kind: 'number' },
    filterValue: ({ price }) => price / 100,
    sortValue: ({ price }) => price,
    cell: ({ price }) => <MoneyText value={price} />,
  },
];
export const idOf = ({ id }: Exam) => id;
