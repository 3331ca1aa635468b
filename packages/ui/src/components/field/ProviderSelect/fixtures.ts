import type { OpeningHour } from '@apto/domain/atendimento';
import type { OptionsPage, PageRequest } from '../../../internal/OptionList/pages.ts';
import { searchItems } from '../../../internal/OptionList/search.ts';
import { searchTextOfProvider, type ProviderOption } from './ProviderSelect.logic.ts';

const NAMES = [
  'Clínica Ocupacional',
  'Medicina do Trabalho',
  'Centro de Exames',
  'Saúde Integrada',
  'Laboratório',
];
const SANTOS = [
  'São João',
  'Santa Clara',
  'Boa Vista',
  'Vila Nova',
  'Ipiranga',
  'Bela Aurora',
  'Jardim América',
];
const CIDADES = [
  { cidade: 'Campinas', estado: 'SP' },
  { cidade: 'Curitiba', estado: 'PR' },
  { cidade: 'Belo Horizonte', estado: 'MG' },
  { cidade: 'Recife', estado: 'PE' },
];

/** A week from Monday to Friday, 08:00–12:00 by arrival and 13:00–17:00 by appointment. */
export const WORK_WEEK: OpeningHour[] = ([1, 2, 3, 4, 5] as const).map((weekDay) => ({
  weekDay,
  serviceTypeAm: 'ORDEM_CHEGADA',
  serviceTypePm: 'HORARIO_MARCADO',
  startHourAm: '08:00',
  endHourAm: '12:00',
  startHourPm: '13:00',
  endHourPm: '17:00',
  atendimentoMatutino: true,
  atendimentoVespertino: true,
}));

const from = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/** The same providers each time: the first few suggested, every seventh not released, every 25th (from 1006) unavailable. */
export function createPrestadores(count: number): ProviderOption[] {
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    code: String(1000 + i),
    name: `${from(NAMES, i)} ${from(SANTOS, i * 3 + Math.floor(i / 7))}`,
    city: from(CIDADES, i),
    prioridade: i < 2 ? 'PREFERENCIAL' : i < 6 ? 'SEGUNDA_OPCAO' : 'OUTROS',
    liberado: i % 7 !== 5,
    phone: '1934567890',
    email: `contato${i + 1}@clinica.test`,
    street: 'Rua das Flores',
    number: 100 + i,
    neighborhood: 'Centro',
    openingHours: WORK_WEEK,
    ...(i % 25 === 6 ? { disabledReason: 'Prestador em férias até 10/12/2026' } : {}),
  }));
}

/** A loader like the server's over these providers. */
export function loaderOf(providers: readonly ProviderOption[]) {
  return ({ page, limit, search }: PageRequest): Promise<OptionsPage<ProviderOption>> => {
    const found = searchItems(providers, searchTextOfProvider, search);
    return Promise.resolve({ items: found.slice((page - 1) * limit, page * limit), total: found.length });
  };
}
