import { funcionariosBySituation } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { openRequestText } from '@apto/domain/pedido';
import { InlineAlert } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { funcionarioIdsAtom } from '../pedido/pedido.ts';
import { usePedidoPart } from '../pedido/usePedido.ts';
import { FUNCIONARIO_PARAMS } from './useFuncionarioRecords.ts';

/** Who has a request of the same exam type that is not over; a second one may be meant, and goes on. */
export function OpenRequests() {
  const included = useAtomValue(funcionarioIdsAtom);
  const selected = usePedidoPart('selected');
  const tipoExame = usePedidoPart('tipoExame');
  // Who is only ticked comes along with 'Avançar'.
  const asked = [...new Set([...included, ...selected])];
  const ids = asked.join(',');
  const { data } = useCall(
    funcionariosBySituation,
    tipoExame === null || ids === '' ? null : { params: FUNCIONARIO_PARAMS, query: { ids, limit: 100 } },
    // What stands open may have changed since.
    { revalidateIfStale: true, keepPreviousData: false },
  );
  const names = (data?.items ?? []).flatMap(({ id, name, tiposEmAberto: open }) =>
    tipoExame && open?.includes(tipoExame.id) && asked.includes(id) ? [name] : [],
  );
  return tipoExame && names.length > 0 ? (
    <InlineAlert tone="warning" announce="polite">
      {openRequestText(tipoExame.id, names)}
    </InlineAlert>
  ) : null;
}
