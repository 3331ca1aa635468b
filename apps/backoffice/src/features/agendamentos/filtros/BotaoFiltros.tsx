import { Button, IconButton } from '@apto/ui';
import { ListFilter } from '@apto/ui/icons';
import { useState } from 'react';
import { sobDemanda } from '../../../shared/sobDemanda.tsx';
import { useTelaEstreita } from '../../../shared/useTelaEstreita.ts';
import type { FiltrosDaLista } from './filtros-url.ts';
import { filtrosAtivos, type EscolhaDoDialogo } from './mudancas.ts';

const DialogoDeFiltros = sobDemanda(() => import('./DialogoDeFiltros.tsx'));

interface Props {
  filtros: FiltrosDaLista;
  aoAplicar: (escolha: EscolhaDoDialogo) => void;
}

/** Opens the filter dialog; says how many filters are on. */
export function BotaoFiltros({ filtros, aoAplicar }: Props) {
  const [aberto, setAberto] = useState(false);
  const estreita = useTelaEstreita();
  const abrir = () => setAberto(true);
  const fechar = () => setAberto(false);
  const ativos = filtrosAtivos(filtros).length;
  const rotulo = ativos > 0 ? `Filtros (${ativos})` : 'Filtros';
  return (
    <>
      {estreita ? (
        <IconButton
          variant="secondary"
          label={rotulo}
          icon={<ListFilter />}
          count={ativos || undefined}
          onPress={abrir}
          aria-haspopup="dialog"
        />
      ) : (
        <Button icon={<ListFilter />} onPress={abrir} aria-haspopup="dialog">
          {rotulo}
        </Button>
      )}
      {aberto ? (
        <DialogoDeFiltros atuais={filtros} aoAplicar={aoAplicar} aoFechar={fechar} aoFalhar={fechar} />
      ) : null}
    </>
  );
}
