import { meuAutoagendamento } from '@apto/api-client';
import { ApiProvider, useChamada } from '@apto/api-client/react';
import { AptoProvider, PublicShell, Skeleton, Stack, VisuallyHidden } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { cliente } from '../api/cliente.ts';
import { sessaoAtom } from '../sessao/index.ts';
import { PedidoContext } from './contexto.ts';
import { etapaPermitida } from './etapas.ts';
import { FalhaDaChamada } from './FalhaDaChamada.tsx';
import { PedidoEncerrado } from './PedidoEncerrado.tsx';

const COR = /^#[\da-f]{6}$/i;

/** The employee's request around every step: loads it once, and sends each address to where the request stands. */
function ComPedido() {
  const { pathname } = useLocation();
  const { data: pedido, error, mutate, isValidating } = useChamada(meuAutoagendamento, {});
  if (!pedido) {
    return (
      <PublicShell title="Seu exame">
        {error ? (
          <FalhaDaChamada
            titulo="Não foi possível abrir o seu pedido."
            erro={error}
            aoTentar={() => void mutate()}
            tentando={isValidating}
          />
        ) : (
          <Stack gap="x6" aria-busy>
            <VisuallyHidden role="status">Carregando o seu pedido…</VisuallyHidden>
            <Skeleton shape="block" height={132} />
            <Skeleton shape="block" height={72} />
            <Skeleton shape="block" height={72} />
          </Stack>
        )}
      </PublicShell>
    );
  }
  const { corMarca, name } = pedido.cliente;
  const permitida = etapaPermitida(pathname, pedido);
  return (
    <AptoProvider textSize="large" brandColor={corMarca && COR.test(corMarca) ? corMarca : undefined}>
      <PedidoContext value={pedido}>
        {pedido.agendamento.situacao === 'ENCERRADO' ? (
          <PedidoEncerrado empresa={name} />
        ) : permitida === pathname ? (
          <Outlet />
        ) : (
          <Navigate to={permitida} replace />
        )}
      </PedidoContext>
    </AptoProvider>
  );
}

export function Component() {
  const sessao = useAtomValue(sessaoAtom);
  // It has just ended; the login takes the page over.
  if (!sessao) return null;
  return (
    // Another session starts with an empty cache.
    <SWRConfig key={sessao.token} value={{ provider: () => new Map() }}>
      <ApiProvider cliente={cliente}>
        <ComPedido />
      </ApiProvider>
    </SWRConfig>
  );
}
