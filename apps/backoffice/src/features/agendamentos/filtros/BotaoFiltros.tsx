import { Button, IconButton } from '@apto/ui';
import { ListFilter } from '@apto/ui/icons';
import { useTelaEstreita } from '../../../shared/useTelaEstreita.ts';
import type { FiltrosDaLista } from './filtros-url.ts';
import { filtrosAtivos } from './mudancas.ts';

interface Props {
  filtros: FiltrosDaLista;
  aoAbrir: () => void;
}

/** Asks for the filter dialog; says how many filters are on. Its place follows the window, so it holds no state. */
export function BotaoFiltros({ filtros, aoAbrir }: Props) {
  const estreita = useTelaEstreita();
  const ativos = filtrosAtivos(filtros).length;
  const rotulo = ativos > 0 ? `Filtros (${ativos})` : 'Filtros';
  return estreita ? (
    <IconButton
      variant="secondary"
      label={rotulo}
      icon={<ListFilter />}
      count={ativos || undefined}
      onPress={aoAbrir}
      aria-haspopup="dialog"
    />
  ) : (
    <Button icon={<ListFilter />} onPress={aoAbrir} aria-haspopup="dialog">
      {rotulo}
    </Button>
  );
}
