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

const PRESTADORES: readonly ProviderOption[] = Array.from({ length: 60 }, (_, posicao) => ({
  id: posicao + 1,
  code: 1000 + posicao,
  name: posicao === 0 ? 'Clínica Vida Plena' : `Clínica ${posicao + 1}`,
  prioridade: posicao < 3 ? 'PREFERENCIAL' : null,
  city: { cidade: 'Campinas', estado: 'SP' },
}));

/** O lugar de uma chamada à API: páginas de 20, com busca. */
export async function carregarPrestadores({ page, limit, search }: PageRequest) {
  const achados = PRESTADORES.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return { items: achados.slice((page - 1) * limit, page * limit), total: achados.length };
}

export const prestadorPorId = async (id: number): Promise<ProviderOption | null> =>
  PRESTADORES.find((prestador) => prestador.id === id) ?? null;
