import { now } from '@apto/api-client/react';
import { useEvents } from '../../../shared/events/useEvents.ts';
import { onDemand } from '../../../shared/lazy.tsx';
import type { PedidoClinic } from '../pedido/useClinic.ts';
import type { NotReleased } from '../pedido/clinic.ts';
import { usePedido } from '../pedido/usePedido.ts';
import { useTakeClinic } from '../pedido/useTakeClinic.ts';
import { whyNotRequest } from '../pedido/whyNotRequest.ts';
import { WhyNotPanel } from '../../../shared/agendamentos/why-not/onDemand.tsx';

const NotServedDialog = onDemand(() => import('../../../shared/release/NotServedDialog.tsx'));
const nothing = (): void => undefined;

/** The wizard has no stream of its own: it listens while it waits, and asks for what it may have missed. */
function Waiting({ clinic, notReleased }: { clinic: PedidoClinic; notReleased: NotReleased }) {
  const [pedido] = usePedido();
  const take = useTakeClinic();
  const request = whyNotRequest(pedido, now().data);
  useEvents('liberação', {
    onReceive: nothing,
    onBegin: clinic.lookAgain,
    onBack: clinic.lookAgain,
  });
  return (
    <NotServedDialog
      prestador={notReleased.prestador}
      cliente={notReleased.cliente}
      associationId={notReleased.associationId}
      onFail={clinic.giveBack}
      onBack={clinic.giveBack}
      onReleased={clinic.goOn}
    >
      {request ? <WhyNotPanel request={request} onClinic={take} /> : null}
    </NotServedDialog>
  );
}

/** The chosen clinic does not serve the client: the wizard goes on by itself once it does (doc2 §2.13). */
export function NotServed({ clinic }: { clinic: PedidoClinic }) {
  const { notReleased } = clinic;
  return notReleased ? <Waiting clinic={clinic} notReleased={notReleased} /> : null;
}
