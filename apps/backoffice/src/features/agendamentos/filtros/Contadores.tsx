import { contadoresDoPainel } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { CONTADORES } from '@apto/domain';
import { SegmentedControl } from '@apto/ui';
import type { Painel } from './filtros-url.ts';

const TODOS = 'TODOS';
const PAINEIS: readonly Painel[] = ['MEUS', 'PENDENCIAS', 'EM_ABERTO'];
const CAMPO = { MEUS: 'meus', PENDENCIAS: 'pendencias', EM_ABERTO: 'emAberto' } as const;

interface Props {
  escolhido: Painel | null;
  aoEscolher: (painel: Painel | null) => void;
}

/** Meus, Pendências and Em Aberto: how many there are, and a press lists them (doc1 §4 'Panel counters'). */
export function Contadores({ escolhido, aoEscolher }: Props) {
  // A number that could not be read leaves the filter working without it.
  const { data } = useChamada(contadoresDoPainel, {});
  return (
    <SegmentedControl<Painel | typeof TODOS>
      label="Filtros rápidos"
      value={escolhido ?? TODOS}
      onChange={(valor) => aoEscolher(valor === TODOS ? null : valor)}
      options={[
        { value: TODOS, label: 'Todos' },
        ...PAINEIS.map((painel) => ({
          value: painel,
          label: CONTADORES[painel].rotulo,
          count: data?.[CAMPO[painel]],
        })),
      ]}
    />
  );
}
