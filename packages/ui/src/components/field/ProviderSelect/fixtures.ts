import { mixedHours } from '@apto/domain/fixtures';
import type { OptionsPage, PageRequest } from '../../../controls/OptionList/pages.ts';
import { searchItems } from '../../../controls/OptionList/search.ts';
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
    openingHours: mixedHours,
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
