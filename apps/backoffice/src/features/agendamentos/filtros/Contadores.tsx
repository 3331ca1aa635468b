import { contadoresDoPainel } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { CONTADORES } from '@apto/domain';
import { Button, Menu, SegmentedControl } from '@apto/ui';
import { ChevronDown } from '@apto/ui/icons';
import { useTelaEstreita } from '../../../shared/useTelaEstreita.ts';
import type { Painel } from './filtros-url.ts';

const TODOS = 'TODOS';
type Opcao = Painel | typeof TODOS;
const PAINEIS: readonly Painel[] = ['MEUS', 'PENDENCIAS', 'EM_ABERTO'];
const CAMPO = { MEUS: 'meus', PENDENCIAS: 'pendencias', EM_ABERTO: 'emAberto' } as const;
const ROTULO = 'Filtros rápidos';

interface Props {
  escolhido: Painel | null;
  aoEscolher: (painel: Painel | null) => void;
}

/** Meus, Pendências and Em Aberto: how many there are, and a press lists them (doc1 §4 'Panel counters'). */
export function Contadores({ escolhido, aoEscolher }: Props) {
  const estreita = useTelaEstreita();
  // A number that could not be read leaves the filter working without it.
  const { data } = useChamada(contadoresDoPainel, {});
  const opcoes: readonly { value: Opcao; label: string; count?: number | undefined }[] = [
    { value: TODOS, label: 'Todos' },
    ...PAINEIS.map((painel) => ({
      value: painel,
      label: CONTADORES[painel].rotulo,
      count: data?.[CAMPO[painel]],
    })),
  ];
  const atual = escolhido ?? TODOS;
  const mudar = (valor: Opcao | undefined) => aoEscolher(!valor || valor === TODOS ? null : valor);

  // Four names and their counts take three lines of a phone; as a menu they take one button.
  if (estreita) {
    return (
      <Menu
        label={ROTULO}
        selectionMode="single"
        selectedIds={[atual]}
        onSelectionChange={(ids) => mudar(opcoes.find(({ value }) => ids.has(value))?.value)}
        items={opcoes.map(({ value, label, count }) => ({
          id: value,
          label,
          ...(count === undefined ? {} : { description: count.toLocaleString('pt-BR') }),
        }))}
        trigger={
          <Button iconAfter={<ChevronDown />}>{opcoes.find(({ value }) => value === atual)?.label}</Button>
        }
      />
    );
  }
  return <SegmentedControl<Opcao> label={ROTULO} value={atual} onChange={mudar} options={opcoes} />;
}
