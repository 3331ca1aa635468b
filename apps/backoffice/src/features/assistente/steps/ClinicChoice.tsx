import type { PrestadorOption } from '@apto/api-client';
import { now } from '@apto/api-client/react';
import { pedidoPrestador, procedimentosToPerform } from '@apto/domain/pedido';
import { ClinicPanel, ProviderSelect } from '@apto/ui';
import { useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useClinicPages } from '../../../shared/release/useClinicPages.ts';
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
  const [{ prestador }, dispatch] = usePedido();
  const { errorOf: error } = useFailures();
  const setFacts = useSetAtom(factsAtom);
  const { params, tipoExame } = useListAddress();

  // Every clinic on offer counts, also while a search finds no suggested one; the first page begins the list anew.
  const keep = useCallback(
    (items: readonly PrestadorOption[], startsOver: boolean) =>
      setFacts((before) => ({
        ...before,
        prestadores: startsOver ? items : [...before.prestadores, ...items],
      })),
    [setFacts],
  );
  const { loadPage, resolve } = useClinicPages(params, tipoExame, keep);

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
