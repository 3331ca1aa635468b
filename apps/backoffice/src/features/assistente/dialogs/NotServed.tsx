import { useEvents } from '../../../shared/events/useEvents.ts';
import { onDemand } from '../../../shared/lazy.tsx';
import type { PedidoClinic } from '../pedido/useClinic.ts';
import type { NotReleased } from '../pedido/clinic.ts';

const NotServedDialog = onDemand(() => import('../../../shared/release/NotServedDialog.tsx'));
const nothing = (): void => undefined;

/** The wizard has no stream of its own: it listens while it waits, and asks for what it may have missed. */
function Waiting({ clinic, notReleased }: { clinic: PedidoClinic; notReleased: NotReleased }) {
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
    />
  );
}

/** The chosen clinic does not serve the client: the wizard goes on by itself once it does (doc2 §2.13). */
export function NotServed({ clinic }: { clinic: PedidoClinic }) {
  const { notReleased } = clinic;
  return notReleased ? <Waiting clinic={clinic} notReleased={notReleased} /> : null;
}
