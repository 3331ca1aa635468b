import { exameAntecedencia, getPrestador, orderedPrestadores, type PrestadorOption } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import type { ReservaRow } from '@apto/domain/reserva';
import { ProviderSelect, type LoadPage } from '@apto/ui';
import { useCallback, useMemo } from 'react';
import { isSilent, notifyError } from '../../notices/index.ts';
import { DEFAULT_ERROR_TITLE } from '@apto/domain/messages';

/** What of a request decides which other clinics may do an exam. */
export interface ReservaPlace {
  readonly clienteId: number;
  readonly cidadeId: number;
  readonly tipoExameId: number;
}

interface Props {
  readonly row: ReservaRow;
  readonly place: ReservaPlace;
  /** Said once somebody tried to go on without it. */
  readonly errorMessage?: string | undefined;
  readonly onChoose: (
    chosen: Pick<ReservaRow, 'prestador' | 'openingHours'> & { readonly antecedencia: number },
  ) => void;
}

const NONE =
  'Nenhuma clínica encontrada que reserve horário para estes exames. Marque Particular ou direcione para um atendente.';

/** Another clinic of the city for an exam that the request's own does not do: one that reserves slots for it. */
export function OtherClinic({ row, place, errorMessage, onChoose }: Props) {
  const api = useApi();
  const { clienteId, cidadeId, tipoExameId } = place;
  const exames = row.procedimentos.map(({ id }) => id).join(',');
  const request = useMemo(
    () => ({
      params: { clientIds: String(clienteId), cityId: cidadeId, examIds: exames },
      query: { tipoExame: tipoExameId, comReserva: true },
    }),
    [cidadeId, clienteId, exames, tipoExameId],
  );
  const loadPage = useCallback<LoadPage<PrestadorOption>>(
    async ({ page, limit, search, signal }) => {
      const query = { ...request.query, page, limit, filter: search || undefined };
      const { items, meta } = await api.invoke(orderedPrestadores, { ...request, query }, { signal });
      return { items, total: meta.totalItems };
    },
    [api, request],
  );
  const resolve = useCallback(
    async (id: number, signal: AbortSignal) => {
      const query = { ...request.query, ids: String(id) };
      const { items } = await api.invoke(orderedPrestadores, { ...request, query }, { signal });
      return items[0] ?? null;
    },
    [api, request],
  );
  const choose = async (option: PrestadorOption | null): Promise<void> => {
    if (!option) {
      onChoose({ prestador: null, openingHours: null, antecedencia: 0 });
      return;
    }
    try {
      const [record, ...notices] = await Promise.all([
        api.invoke(getPrestador, { params: { id: option.id } }),
        ...row.procedimentos.map(({ id }) =>
          api.invoke(exameAntecedencia, { params: { providerId: option.id, procedureId: id } }),
        ),
      ]);
      onChoose({
        prestador: { id: option.id, name: option.name },
        openingHours: record.openingHours,
        antecedencia: Math.max(0, ...notices.map(({ diasAntecedencia }) => diasAntecedencia)),
      });
    } catch (error) {
      if (!isSilent(error)) notifyError(error, DEFAULT_ERROR_TITLE);
    }
  };
  return (
    <ProviderSelect<PrestadorOption>
      label="Outra clínica"
      isRequired
      loadPage={loadPage}
      resolve={resolve}
      confirmsOthers={false}
      emptyText={NONE}
      errorMessage={errorMessage}
      // The field is as wide as its column: the name is read below it.
      description={row.prestador?.name}
      value={row.prestador?.id ?? null}
      onChange={(_id, option) => void choose(option)}
    />
  );
}
