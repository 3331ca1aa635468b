import { ApiProvider } from '@apto/api-client/react';
import { ToastRegion } from '@apto/ui';
import type { Decorator } from '@storybook/react-vite';
import { estadoInicial, type EstadoAssistente } from '@apto/domain';
import { Provider as LojaProvider } from 'jotai';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { configure } from 'storybook/test';
import { SWRConfig } from 'swr';
import { cliente } from '../../../shared/api/cliente.ts';
import { sessaoDeHistoria } from '../../../shared/historias/dados.ts';
import { loja } from '../../../shared/loja.ts';
import { ROTA_INICIAL, usarSessaoDeTeste } from '../../../shared/sessao/index.ts';
import { esquecerTentativasAtom } from '../campos/falhas.ts';
import { criarGuarda } from '../pedido/guarda.ts';
import { caminhoDaEtapa, SEGMENTOS } from '../pedido/etapaNaUrl.ts';
import { fatosAtom, novoRascunho, SEM_FATOS, type PedidoCriado } from '../pedido/pedido.ts';
import { restaurarRascunho, usarRascunhoDeTeste } from '../pedido/rascunho.ts';
import { PERFIL } from './pedidos.ts';

// A choice here passes through lists, checks and overlays: on a busy machine that takes more than the default second.
configure({ asyncUtilTimeout: 5000 });

/** `parameters.assistente` of a story. */
export interface AssistenteDaHistoria {
  /** The request at the story's beginning. Made when the story starts, since it depends on the day. */
  readonly pedido?: () => EstadoAssistente;
  readonly criado?: PedidoCriado;
  /** Default: everything. */
  readonly permissoes?: readonly string[];
}

/** Drafts of stories go nowhere. */
const semGuarda = criarGuarda(() => ({
  ler: () => Promise.resolve(null),
  guardar: () => Promise.resolve(),
  apagar: () => Promise.resolve(),
}));

function Cena({
  pedido,
  criado,
  permissoes,
  children,
}: AssistenteDaHistoria & { readonly children: ReactNode }) {
  const [roteador] = useState(() => {
    const sessao = sessaoDeHistoria(permissoes);
    usarSessaoDeTeste(sessao);
    const estado = pedido?.() ?? estadoInicial(PERFIL);
    loja.set(fatosAtom, SEM_FATOS);
    loja.set(esquecerTentativasAtom);
    const rascunho = { ...novoRascunho(sessao.perfil.id, PERFIL), estado, criado: criado ?? null };
    usarRascunhoDeTeste(loja, rascunho, semGuarda);
    void restaurarRascunho(loja, sessao);
    return createMemoryRouter(
      [
        {
          element: children,
          children: SEGMENTOS.map((etapa) => ({ path: caminhoDaEtapa(etapa), element: null })),
        },
        { path: ROTA_INICIAL, element: <h1>Agendamentos</h1> },
      ],
      { initialEntries: [caminhoDaEtapa(estado.etapa)] },
    );
  });
  return (
    <LojaProvider store={loja}>
      <ApiProvider cliente={cliente}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
          <RouterProvider router={roteador} />
          <ToastRegion />
        </SWRConfig>
      </ApiProvider>
    </LojaProvider>
  );
}

/** Addresses, session, API and a request around the wizard, as `parameters.assistente` says. */
export const comAssistente: Decorator = (Story, { parameters }) => (
  <Cena {...((parameters['assistente'] ?? {}) as AssistenteDaHistoria)}>
    <Story />
  </Cena>
);
