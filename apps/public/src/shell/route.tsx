import { ApiError, ERROR_CODE, myAutoagendamento } from '@apto/api-client';
import { ApiProvider, useCall } from '@apto/api-client/react';
import { AptoProvider, PublicShell, Skeleton, Stack, VisuallyHidden } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { api } from '../shared/api/client.ts';
import { brandOf } from '../shared/brand.ts';
import { sessionAtom } from '../shared/session/index.ts';
import { PedidoContext } from '../shared/pedido/context.ts';
import { allowedStep } from '../shared/pedido/steps.ts';
import { CallFailure } from '../shared/pedido/CallFailure.tsx';
import { ClosedPedido } from './ClosedPedido.tsx';

/** A step that is on its way. */
function Arriving({ empresa }: { empresa?: string }) {
  return (
    <PublicShell title="Seu exame" companyName={empresa}>
      <Stack gap="x6" aria-busy>
        <VisuallyHidden role="status">Carregando o seu pedido…</VisuallyHidden>
        <Skeleton shape="block" height={132} />
        <Skeleton shape="block" height={72} />
        <Skeleton shape="block" height={72} />
      </Stack>
    </PublicShell>
  );
}

/** The employee's request around every step: loads it once, and sends each address to where the request stands. */
function WithPedido() {
  const { pathname } = useLocation();
  const { data: pedido, error, mutate, isValidating } = useCall(myAutoagendamento, {});
  if (!pedido) {
    return error ? (
      <PublicShell title="Seu exame">
        <CallFailure
          title="Não foi possível abrir o seu pedido."
          error={error}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      </PublicShell>
    ) : (
      <Arriving />
    );
  }
  const { corMarca, name } = pedido.cliente;
  const allowed = allowedStep(pathname, pedido);
  // Booked or ended in another tab, on another device or by staff: the page shows what became of it.
  const onError = (refusal: unknown) => {
    if (refusal instanceof ApiError && refusal.codigo === ERROR_CODE.TRANSICAO_RECUSADA) void mutate();
  };
  return (
    <AptoProvider textSize="large" brandColor={brandOf(corMarca)}>
      <PedidoContext value={pedido}>
        {pedido.agendamento.situacao === 'ENCERRADO' ? (
          <ClosedPedido empresa={name} />
        ) : allowed === pathname ? (
          <SWRConfig value={{ onError }}>
            <Outlet />
          </SWRConfig>
        ) : (
          // The code of the other step may take a while: until it is here the page is not an empty one.
          <>
            <Navigate to={allowed} replace />
            <Arriving empresa={name} />
          </>
        )}
      </PedidoContext>
    </AptoProvider>
  );
}

export function Component() {
  const session = useAtomValue(sessionAtom);
  // It has just ended; the login takes the page over.
  if (!session) return null;
  return (
    // Another session starts with an empty cache.
    <SWRConfig key={session.token} value={{ provider: () => new Map() }}>
      <ApiProvider client={api}>
        <WithPedido />
      </ApiProvider>
    </SWRConfig>
  );
}
