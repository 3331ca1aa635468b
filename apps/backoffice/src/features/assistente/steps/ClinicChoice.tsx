import { orderedPrestadores, type PrestadorOption } from '@apto/api-client';
import { useApi, now } from '@apto/api-client/react';
import { pedidoPrestador, procedimentosToPerform } from '@apto/domain/pedido';
import { ClinicPanel, ProviderSelect, type LoadPage } from '@apto/ui';
import { useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useReleaseRound } from '../../../shared/release/useReleaseRound.ts';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { factsAtom } from '../pedido/pedido.ts';
import type { PedidoClinic } from '../pedido/useClinic.ts';
import { usePedido } from '../pedido/usePedido.ts';

/** Where the clinics of this request are asked for: its client, city and exams (doc2 §7). */
function useListAddress() {
  const [{ cliente, cidade, funcionarios, tipoExame }] = usePedido();
  const exames = [
    ...new Set(funcionarios.flatMap((f) => procedimentosToPerform(f).map(({ id }) => id))),
  ].sort((a, b) => a - b);
  const examIds = exames.join(',') || '0';
  return useMemo(
    () => ({
      params: { clientIds: String(cliente?.id ?? 0), cityId: cidade?.id ?? 0, examIds },
      tipoExame: tipoExame?.id,
    }),
    [cidade?.id, cliente?.id, examIds, tipoExame?.id],
  );
}

/** The clinic of the request, in its two groups, with what is known of it (doc2 §2.7). */
export function ClinicChoice({ clinic }: { clinic: PedidoClinic }) {
  const api = useApi();
  const [{ prestador }, dispatch] = usePedido();
  const { errorOf: error } = useFailures();
  const setFacts = useSetAtom(factsAtom);
  const { params, tipoExame } = useListAddress();
  const round = useReleaseRound();

  const loadPage = useCallback<LoadPage<PrestadorOption>>(
    async ({ page, limit, search, signal }) => {
      const { items, meta } = await api.invoke(
        orderedPrestadores,
        { params, query: { page, limit, filter: search || undefined, tipoExame } },
        { signal },
      );
      // Every clinic on offer counts, also while a search finds no suggested one; the first page begins the list anew.
      const startsOver = page === 1 && search === '';
      setFacts((before) => ({
        ...before,
        prestadores: startsOver ? items : [...before.prestadores, ...items],
      }));
      return { items, total: meta.totalItems };
    },
    // A release makes the list another one.
    // oxlint-disable-next-line react/exhaustive-deps
    [api, params, setFacts, tipoExame, round],
  );
  const resolve = useCallback(
    async (id: number, signal: AbortSignal): Promise<PrestadorOption | null> => {
      const { items } = await api.invoke(
        orderedPrestadores,
        { params, query: { ids: String(id), tipoExame } },
        { signal },
      );
      return items[0] ?? null;
    },
    [api, params, tipoExame],
  );

  return (
    <FormField name="prestador">
      <ProviderSelect<PrestadorOption>
        label="Clínica"
        isRequired
        loadPage={loadPage}
        resolve={resolve}
        // The request itself asks before one outside of the suggested ones is taken.
        confirmsOthers={false}
        value={prestador?.id ?? null}
        onChange={(_id, option) =>
          dispatch({ type: 'PRESTADOR_CHOSEN', prestador: option ? pedidoPrestador(option) : null })
        }
        errorMessage={error('prestador')}
        // Always there, so that nothing moves when the record arrives.
        labelEnd={<ClinicPanel clinic={clinic.record} today={now().data} placement="bottom end" />}
      />
    </FormField>
  );
}
