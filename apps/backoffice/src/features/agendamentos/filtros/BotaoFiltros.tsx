import { Button } from '@apto/ui';
import { ListFilter } from '@apto/ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { FiltrosDaLista } from './filtros-url.ts';
import { filtrosAtivos, type EscolhaDoDialogo } from './mudancas.ts';

const DialogoDeFiltros = lazy(() => import('./DialogoDeFiltros.tsx'));

interface Props {
  filtros: FiltrosDaLista;
  aoAplicar: (escolha: EscolhaDoDialogo) => void;
}

/** Opens the filter dialog; says how many filters are on. */
export function BotaoFiltros({ filtros, aoAplicar }: Props) {
  const [aberto, setAberto] = useState(false);
  const ativos = filtrosAtivos(filtros).length;
  return (
    <>
      <Button icon={<ListFilter />} onPress={() => setAberto(true)} aria-haspopup="dialog">
        {ativos > 0 ? `Filtros (${ativos})` : 'Filtros'}
      </Button>
      <Suspense fallback={null}>
        {aberto ? (
          <DialogoDeFiltros atuais={filtros} aoAplicar={aoAplicar} aoFechar={() => setAberto(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
