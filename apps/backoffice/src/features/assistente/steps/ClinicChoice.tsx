import type { PrestadorOption } from '@apto/api-client';
import { now } from '@apto/api-client/react';
import { minSugestaoDate } from '@apto/domain/assistente';
import { prestadorWithoutHorarios } from '@apto/domain/atendimento';
import { pedidoPrestador } from '@apto/domain/pedido';
import { ClinicPanel, ProviderSelect } from '@apto/ui';
import { useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useClinicPages, type ClinicOption } from '../../../shared/release/useClinicPages.ts';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { clinicsAddress } from '../pedido/clinicsAddress.ts';
import { factsAtom } from '../pedido/pedido.ts';
import type { PedidoClinic } from '../pedido/useClinic.ts';
import { usePedido } from '../pedido/usePedido.ts';
import { useTakeClinic } from '../pedido/useTakeClinic.ts';
import { whyNotRequest } from '../pedido/whyNotRequest.ts';
import { WhyNotPanel } from '../../../shared/agendamentos/why-not/onDemand.tsx';

/** Where the clinics are asked for, the same object while it says the same. */
function useListAddress() {
  const [pedido] = usePedido();
  const { params, tipoExame } = clinicsAddress(pedido);
  const { clientIds, cityId, examIds } = params;
  return useMemo(
    () => ({ params: { clientIds, cityId, examIds }, tipoExame }),
    [clientIds, cityId, examIds, tipoExame],
  );
}

/** A clinic without hours was chosen: why that leads nowhere, and to where instead. */
function WithoutHorarios() {
  const [pedido] = usePedido();
  const take = useTakeClinic();
  const hours = pedido.prestador?.openingHours;
  const request = hours && prestadorWithoutHorarios(hours) ? whyNotRequest(pedido, now().data) : null;
  return request ? <WhyNotPanel request={request} onClinic={take} /> : null;
}

/** The clinic of the request, in its two groups, with what is known of it (doc2 §2.7). */
export function ClinicChoice({ clinic }: { clinic: PedidoClinic }) {
  const [pedido, dispatch] = usePedido();
  const { prestador, intervaloSugerido: wished } = pedido;
  const days = {
    from: wished?.inicio ?? minSugestaoDate(pedido, now()),
    until: wished?.fim ?? null,
  };
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
  const { loadPage, resolve } = useClinicPages(params, tipoExame, keep, days);

  return (
    <FormField name="prestador">
      <ProviderSelect<ClinicOption>
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
      <WithoutHorarios />
    </FormField>
  );
}
