import type { PageRequest, ProviderOption } from '@apto/ui/provider-select';

export interface Agendamento {
  id: number;
  funcionario: string;
  prestador: string;
  inicio: string;
  fim: string;
}

export const AGENDAMENTOS: readonly Agendamento[] = [
  {
    id: 1,
    funcionario: 'Ana Souza',
    prestador: 'Clínica Vida Plena',
    inicio: '2026-11-24',
    fim: '2026-11-27',
  },
  {
    id: 2,
    funcionario: 'Bruno Lima',
    prestador: 'MedTrab Campinas',
    inicio: '2026-11-25',
    fim: '2026-11-25',
  },
];

const PRESTADORES: readonly ProviderOption[] = Array.from({ length: 60 }, (_, place) => ({
  id: place + 1,
  code: 1000 + place,
  name: place === 0 ? 'Clínica Vida Plena' : `Clínica ${place + 1}`,
  prioridade: place < 3 ? 'PREFERENCIAL' : null,
  city: { cidade: 'Campinas', estado: 'SP' },
}));

/** O lugar de uma chamada à API: páginas de 20, com busca. */
export async function loadPrestadores({ page, limit, search }: PageRequest) {
  const found = PRESTADORES.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return { items: found.slice((page - 1) * limit, page * limit), total: found.length };
}

export const prestadorById = async (id: number): Promise<ProviderOption | null> =>
  PRESTADORES.find((prestador) => prestador.id === id) ?? null;
