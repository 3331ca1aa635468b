import { BadgeCheck, CalendarClock, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonCell } from '../PersonCell/index.ts';
import { Tag } from '../Tag/index.ts';
import type { DataTableColumn } from './index.ts';

/** The day of a text DD/MM/AAAA. */
const dia = (texto: string): Date => {
  const [d = 1, m = 1, a = 2026] = texto.split('/').map(Number);
  return new Date(a, m - 1, d);
};

/** A row of the stories: as much of an appointment as a table needs. */
export interface Linha {
  id: string;
  solicitado: string;
  funcionario: string;
  matricula: string;
  cliente: string;
  tipo: string;
  cidade: string;
  status: 'Agendado' | 'Em Aberto' | 'Aguardando data' | 'Pendência Cliente';
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
const STATUSES: readonly Linha['status'][] = [
  'Agendado',
  'Em Aberto',
  'Aguardando data',
  'Pendência Cliente',
];

const at = <T,>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('empty list');
  return item;
};

/** As many rows as wanted, always the same ones. */
export const fazerLinhas = (quantas: number): readonly Linha[] =>
  Array.from({ length: quantas }, (_unused, index) => ({
    id: String(index + 1),
    solicitado: `${String(24 - (index % 20)).padStart(2, '0')}/11/2026`,
    funcionario: at(NAMES, index),
    matricula: String(10234 + index * 17),
    cliente: at(CLIENTS, index),
    tipo: at(TYPES, index * 3),
    cidade: at(CITIES, index * 2),
    status: at(STATUSES, index),
  }));

export const linhas = fazerLinhas(23);

const TAGS: Readonly<Record<Linha['status'], ReactNode>> = {
  Agendado: (
    <Tag tone="sucesso" icon={<BadgeCheck />}>
      Agendado
    </Tag>
  ),
  'Em Aberto': (
    <Tag tone="informacao" icon={<Hourglass />}>
      Em Aberto
    </Tag>
  ),
  'Aguardando data': (
    <Tag tone="neutro" icon={<CalendarClock />}>
      Aguardando data
    </Tag>
  ),
  'Pendência Cliente': (
    <Tag tone="perigo" icon={<CircleX />}>
      Pendência Cliente
    </Tag>
  ),
};

export const colunas: readonly DataTableColumn<Linha>[] = [
  {
    id: 'funcionario',
    header: 'Funcionário',
    sortKey: 'nomeFuncionario',
    sortValue: (linha) => linha.funcionario,
    isRowHeader: true,
    width: 240,
    cell: (linha) => <PersonCell name={linha.funcionario} detail={`Matrícula ${linha.matricula}`} />,
  },
  {
    id: 'solicitado',
    header: 'Solicitado em',
    sortKey: 'createdAt',
    sortValue: (linha) => dia(linha.solicitado),
    isNumeric: true,
    width: 136,
    cell: (linha) => linha.solicitado,
  },
  {
    id: 'cliente',
    header: 'Cliente',
    sortKey: 'cliente',
    sortValue: (linha) => linha.cliente,
    isGrow: true,
    width: 200,
    cell: (linha) => linha.cliente,
  },
  { id: 'tipo', header: 'Tipo de exame', width: 168, cell: (linha) => linha.tipo },
  { id: 'cidade', header: 'Cidade', width: 168, isHiddenByDefault: true, cell: (linha) => linha.cidade },
  {
    id: 'status',
    header: 'Status',
    sortKey: 'status',
    sortValue: (linha) => linha.status,
    width: 184,
    cell: (linha) => TAGS[linha.status],
  },
];
