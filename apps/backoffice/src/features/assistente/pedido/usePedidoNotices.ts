import { useStore } from 'jotai';
import { useEffect } from 'react';
import { notify } from '../../../shared/notices/index.ts';
import { pedidoAtom } from './pedido.ts';
import { usePedidoPart } from './usePedido.ts';

/** Shows what the domain asks to be said, each notice once. */
export function usePedidoNotices(): void {
  const store = useStore();
  const hasNotices = usePedidoPart('avisos').length > 0;
  useEffect(() => {
    if (!hasNotices) return;
    // The store, not the render: React may run an effect twice, and a notice is said once.
    const pending = store.get(pedidoAtom).avisos;
    const last = pending.at(-1);
    if (!last) return;
    store.set(pedidoAtom, { type: 'NOTICES_READ', until: last.number });
    for (const notice of pending) notify(notice);
  }, [hasNotices, store]);
}
