import { AVISO_AGENDAMENTOS } from '@apto/domain';
import { ChipSearch, DataTable, FilterBar, Page, Pagination, type TableSort } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { avisar, ehSilencioso } from '../../shared/avisos/index.ts';
import { escopoAtom } from '../../shared/escopo/escopo.ts';
import { useSessao } from '../../shared/sessao/index.ts';
import { sobDemanda } from '../../shared/sobDemanda.tsx';
import { useTelaEstreita, useTelaMedia } from '../../shared/useTelaEstreita.ts';
import { Dialogos } from './acoes/Dialogos.tsx';
import { NovosAgendamentos } from './aoVivo/NovosAgendamentos.tsx';
import { useListaAoVivo } from './aoVivo/useListaAoVivo.ts';
import { Detalhes } from './detalhes/Detalhes.tsx';
import { BotaoExportar } from './exportar/BotaoExportar.tsx';
import { BotaoFiltros } from './filtros/BotaoFiltros.tsx';
import { Contadores } from './filtros/Contadores.tsx';
import { ORDEM_PADRAO, TAMANHOS_DE_PAGINA, type CampoDeOrdem, type Ordem } from './filtros/filtros-url.ts';
import * as mudar from './filtros/mudancas.ts';
import { useFiltrosNaUrl } from './filtros/useFiltrosNaUrl.ts';
import { AoVivo } from './lista/AoVivo.tsx';
import { BotaoNovo } from './lista/BotaoNovo.tsx';
import { criarColunas } from './lista/colunas.tsx';
import { useLista } from './lista/useLista.ts';
import { VazioDaLista } from './lista/VazioDaLista.tsx';
import { useAcoesDaLista } from './useAcoesDaLista.ts';

const FiltrosSalvos = sobDemanda(() => import('./filtros/FiltrosSalvos.tsx'));
const DialogoDeFiltros = sobDemanda(() => import('./filtros/DialogoDeFiltros.tsx'));

const paraTabela = ({ campo, direcao }: Ordem): TableSort => ({
  key: campo,
  direction: direcao === 'ASC' ? 'asc' : 'desc',
});
const daTabela = (ordem: TableSort): Ordem => ({
  campo: ordem.key as CampoDeOrdem,
  direcao: ordem.direction === 'asc' ? 'ASC' : 'DESC',
});
const ehPadrao = ({ campo, direcao }: Ordem): boolean =>
  campo === ORDEM_PADRAO.campo && direcao === ORDEM_PADRAO.direcao;

/** The list works without what did not arrive. */
const nada = (): void => undefined;

const FECHADAS: ReadonlySet<string> = new Set();

/** Agendamentos (doc1 §2.1): what is asked for, for whom, and where it stands. */
export function ListaDeAgendamentos() {
  const escopo = JSON.stringify(useAtomValue(escopoAtom));
  // Another scope is another list: nothing that was open in the one belongs to the other.
  return <Lista key={escopo} escopo={escopo} />;
}

function Lista({ escopo }: { escopo: string }) {
  const { perfil } = useSessao();
  const estreita = useTelaEstreita();
  const compacta = useTelaMedia() && !estreita;
  const [filtros, setFiltros] = useFiltrosNaUrl();
  const [abertas, setAbertas] = useState(FECHADAS);
  const [filtrando, setFiltrando] = useState(false);
  const lista = useLista(filtros);
  const { linhas, total, paginas, erro, carregando, atualizando, recarregar } = lista;
  const acoes = useAcoesDaLista(recarregar);
  // Nothing may move under what is being read or answered.
  const algoAberto = acoes.algoAberto || linhas.some(({ id }) => abertas.has(String(id)));
  const aoVivo = useListaAoVivo({
    linhas,
    chave: escopo,
    aplicar: lista.aplicar,
    recarregar,
    filtro: lista.filtro,
    encontrados: lista.encontrados,
    podeInserir: filtros.pagina === 1 && ehPadrao(filtros.ordem) && !algoAberto,
  });

  useEffect(() => {
    if (erro && !ehSilencioso(erro)) avisar(AVISO_AGENDAMENTOS.falhaNaLista());
  }, [erro]);

  // A page past the end (an old link, a filter that finds less) shows the last one.
  useEffect(() => {
    if (paginas !== undefined && paginas > 0 && filtros.pagina > paginas && !atualizando) {
      setFiltros({ ...filtros, pagina: paginas });
    }
  }, [atualizando, filtros, paginas, setFiltros]);

  const ocupada = acoes.mudanca.verificando;
  const colunas = useMemo(
    () => criarColunas({ aoAbrirStatus: acoes.abrirStatus, aoEscolher: acoes.escolher, compacta, ocupada }),
    [acoes.abrirStatus, acoes.escolher, compacta, ocupada],
  );
  const limpar = () => setFiltros(mudar.semFiltros(filtros));

  const fecharFiltros = () => setFiltrando(false);
  const botaoFiltros = <BotaoFiltros filtros={filtros} aoAbrir={() => setFiltrando(true)} />;

  return (
    <Page
      title="Agendamentos"
      count={total}
      titleEnd={<AoVivo estado={aoVivo.estado} />}
      actions={
        <>
          <BotaoExportar filtros={filtros} total={total} />
          {estreita ? botaoFiltros : null}
          <BotaoNovo />
        </>
      }
    >
      <FilterBar
        search={
          <ChipSearch
            label="Buscar por nome do funcionário"
            placeholder="Buscar por nome do funcionário"
            isLabelHidden
            value={filtros.busca}
            onChange={(busca) => setFiltros(mudar.comBusca(filtros, busca))}
          />
        }
        active={mudar.filtrosAtivos(filtros)}
        onRemove={(id) => setFiltros(mudar.semFiltro(filtros, id))}
        onClear={limpar}
      >
        {estreita ? null : botaoFiltros}
        <FiltrosSalvos filtros={filtros} aoAplicar={setFiltros} aoFalhar={nada} />
      </FilterBar>
      <NovosAgendamentos
        quantos={aoVivo.novos}
        aoMostrar={() => {
          aoVivo.limparNovos();
          if (filtros.pagina === 1) void recarregar();
          else setFiltros({ ...filtros, pagina: 1 });
        }}
      />
      <DataTable
        label="Agendamentos"
        columns={colunas}
        rows={linhas}
        getRowId={(linha) => String(linha.id)}
        getRowLabel={(linha) => linha.funcionario.name}
        isLoading={carregando}
        isRefreshing={atualizando}
        skeletonRows={filtros.limite}
        error={
          erro
            ? {
                message: 'Problemas ao carregar informações!',
                detail: erro.message,
                requestId: erro.requestId ?? undefined,
              }
            : null
        }
        onRetry={() => void recarregar()}
        empty={<VazioDaLista filtrado={mudar.estaFiltrado(filtros)} aoLimpar={limpar} />}
        sort={paraTabela(filtros.ordem)}
        onSortChange={(ordem) => setFiltros(mudar.comOrdem(filtros, proximaOrdem(ordem, filtros.ordem)))}
        renderDetail={(linha) => <Detalhes linha={linha} aoMudar={acoes.aoMudar} />}
        expandedIds={abertas}
        onExpandedChange={setAbertas}
        changedIds={aoVivo.destacadas}
        storageKey={`usuario:${perfil.id}:agendamentos`}
        toolbar={
          <Contadores
            escolhido={filtros.painel}
            aoEscolher={(painel) => setFiltros(mudar.comPainel(filtros, painel))}
          />
        }
        footer={
          <Pagination
            page={filtros.pagina}
            pageSize={filtros.limite}
            totalItems={total}
            isLoading={carregando}
            isFailed={lista.falhou}
            pageSizeOptions={TAMANHOS_DE_PAGINA}
            onPageChange={(pagina) => setFiltros({ ...filtros, pagina })}
            onPageSizeChange={(limite, pagina) => setFiltros(mudar.comLimite(filtros, limite, pagina))}
          />
        }
      />
      {/* Not with its button, which changes place with the window: a turned phone keeps what was being chosen. */}
      {filtrando ? (
        <DialogoDeFiltros
          atuais={filtros}
          aoAplicar={(escolha) => setFiltros(mudar.comEscolha(filtros, escolha))}
          aoFechar={fecharFiltros}
          aoFalhar={fecharFiltros}
        />
      ) : null}
      <Dialogos
        mudanca={acoes.mudanca}
        reenvio={acoes.reenvio}
        status={acoes.status}
        aoFecharStatus={acoes.fecharStatus}
        aoMudar={acoes.aoMudar}
      />
    </Page>
  );
}

/** The third press of a header gives the list's own order; on the column of that very order it turns it round. */
function proximaOrdem(pedida: TableSort | null, atual: Ordem): Ordem {
  if (pedida) return daTabela(pedida);
  return ehPadrao(atual) ? { ...ORDEM_PADRAO, direcao: 'ASC' } : ORDEM_PADRAO;
}
