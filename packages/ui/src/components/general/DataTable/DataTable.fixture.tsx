import { CalendarCheck, CalendarSearch, CircleDot, MessageCircleWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonCell } from '../PersonCell/index.ts';
import { Tag } from '../Tag/index.ts';
import type { DataTableColumn } from './index.ts';

/** The day of a text DD/MM/AAAA. */
const day = (text: string): Date => {
  const [d = 1, m = 1, a = 2026] = text.split('/').map(Number);
  return new Date(a, m - 1, d);
};

/** A row of the stories: as much of an appointment as a table needs. */
export interface Row {
  id: string;
  requestedOn: string;
  funcionario: string;
  registrationNumber: string;
  cliente: string;
  tipo: string;
  cidade: string;
  status: 'Agendado' | 'Em Aberto' | 'Aguardando Data' | 'Pendência Cliente';
}

const NAMES = [
  'Ana Souza',
  'Bruno Carvalho Teixeira',
  'Carla Dias',
  'Daniel Nascimento',
  'Élcio Prado',
  'Fernanda Aparecida dos Santos Oliveira',
  'Gilberto Rocha',
  'Helena Martins',
  'Igor Batista',
  'Joana Pires',
];
const CLIENTS = ['Metalúrgica Três Rios', 'Rede Bom Preço', 'Transportes Aliança'];
const TYPES = ['Periódico', 'Admissional', 'Demissional', 'Retorno ao trabalho'];
const CITIES = ['Campinas | SP', 'Belo Horizonte | MG', 'Curitiba | PR'];
const STATUSES: readonly Row['status'][] = ['Agendado', 'Em Aberto', 'Aguardando Data', 'Pendência Cliente'];

const at = <T,>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('empty list');
  return item;
};

/** As many rows as wanted, always the same ones. */
export const makeRows = (howMany: number): readonly Row[] =>
  Array.from({ length: howMany }, (_unused, index) => ({
    id: String(index + 1),
    requestedOn: `${String(24 - (index % 20)).padStart(2, '0')}/11/2026`,
    funcionario: at(NAMES, index),
    registrationNumber: String(10234 + index * 17),
    cliente: at(CLIENTS, index),
    tipo: at(TYPES, index * 3),
    cidade: at(CITIES, index * 2),
    status: at(STATUSES, index),
  }));

export const rows = makeRows(23);

/** In the tone and with the icon that `StatusTag` gives each of them. */
const TAGS: Readonly<Record<Row['status'], ReactNode>> = {
  Agendado: (
    <Tag tone="success" icon={<CalendarCheck />}>
      Agendado
    </Tag>
  ),
  'Em Aberto': (
    <Tag tone="info" icon={<CircleDot />}>
      Em Aberto
    </Tag>
  ),
  'Aguardando Data': (
    <Tag tone="warning" icon={<CalendarSearch />}>
      Aguardando Data
    </Tag>
  ),
  'Pendência Cliente': (
    <Tag tone="danger" icon={<MessageCircleWarning />}>
      Pendência Cliente
    </Tag>
  ),
};

export const columns: readonly DataTableColumn<Row>[] = [
  {
    id: 'funcionario',
    header: 'Funcionário',
    sortKey: 'nomeFuncionario',
    sortValue: (row) => row.funcionario,
    isRowHeader: true,
    width: 240,
    cell: (row) => <PersonCell name={row.funcionario} detail={`Matrícula ${row.registrationNumber}`} />,
  },
  {
    id: 'solicitado',
    header: 'Solicitado em',
    sortKey: 'createdAt',
    sortValue: (row) => day(row.requestedOn),
    isNumeric: true,
    width: 136,
    cell: (row) => row.requestedOn,
  },
  {
    id: 'cliente',
    header: 'Cliente',
    sortKey: 'cliente',
    sortValue: (row) => row.cliente,
    isGrow: true,
    width: 200,
    cell: (row) => row.cliente,
  },
  { id: 'tipo', header: 'Tipo de exame', width: 168, cell: (row) => row.tipo },
  { id: 'cidade', header: 'Cidade', width: 168, isHiddenByDefault: true, cell: (row) => row.cidade },
  {
    id: 'status',
    header: 'Status',
    sortKey: 'status',
    sortValue: (row) => row.status,
    width: 184,
    cell: (row) => TAGS[row.status],
  },
];
