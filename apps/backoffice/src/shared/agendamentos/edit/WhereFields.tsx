import { listCidades, listTiposExame, orderedPrestadores, type PrestadorOption } from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import { cidadeName, editLabel } from '@apto/domain/edit';
import { tipoExame } from '@apto/domain/exames';
import { ComboBox, Grid, ProviderSelect, Select, type LoadPage } from '@apto/ui';
import { memo, useCallback, useMemo } from 'react';
import { messageFrom } from '../../notices/index.ts';
import { usePaginatedOptions } from '../../usePaginatedOptions.ts';
import { useField } from './useField.ts';

/** doc1 §7: the cities' lookup comes in fifties. */
const CIDADES_PER_PAGE = 50;

/** The city; another one has other clinics. */
function CidadeField() {
  const { value, onChange, ...field } = useField('cidade');
  const prestador = useField('prestador');
  const { records, list } = usePaginatedOptions(
    listCidades,
    ({ page, limit, search }) => ({ query: { page, limit, filter: search, comPrestador: true } }),
    CIDADES_PER_PAGE,
  );
  return (
    <ComboBox
      {...field}
      {...list}
      label={editLabel('cidade')}
      isRequired
      placeholder="Digite o nome da cidade"
      options={records.map((cidade) => ({ value: cidade.id, label: cidadeName(cidade) }))}
      value={value?.id ?? null}
      selectedOption={value ? { value: value.id, label: value.name } : undefined}
      onChange={(id, option) => {
        if (id === (value?.id ?? null)) return;
        onChange(id === null ? null : { id, name: option?.label ?? '' });
        prestador.onChange(null);
      }}
      emptyText="Nenhuma cidade com clínica encontrada"
    />
  );
}

/** The clinics of client and city, the released ones apart (doc1 §7: no exam is named, 0). */
function PrestadorField({ idCliente }: { idCliente: number }) {
  const api = useApi();
  const { value, onChange, ...field } = useField('prestador');
  const cityId = useField('cidade').value?.id ?? null;
  const exameId = useField('tipoExame').value ?? undefined;
  const params = useMemo(
    () => ({ clientIds: String(idCliente), cityId: cityId ?? 0, examIds: '0' }),
    [cityId, idCliente],
  );
  const loadPage = useCallback<LoadPage<PrestadorOption>>(
    async ({ page, limit, search, signal }) => {
      const query = { page, limit, filter: search || undefined, tipoExame: exameId };
      const { items, meta } = await api.invoke(orderedPrestadores, { params, query }, { signal });
      return { items, total: meta.totalItems };
    },
    [api, params, exameId],
  );
  const resolve = useCallback(
    async (id: number, signal: AbortSignal): Promise<PrestadorOption | null> => {
      const query = { ids: String(id) };
      return (await api.invoke(orderedPrestadores, { params, query }, { signal })).items[0] ?? null;
    },
    [api, params],
  );
  return (
    <ProviderSelect<PrestadorOption>
      {...field}
      label={editLabel('prestador')}
      isRequired
      loadPage={loadPage}
      resolve={resolve}
      isDisabled={cityId === null}
      description={cityId === null ? 'Escolha a cidade para ver as clínicas.' : undefined}
      value={value?.id ?? null}
      onChange={(id, option) => onChange(id === null ? null : { id, name: option?.name ?? '' })}
    />
  );
}

function TipoExameField({ offers }: { offers: (id: number) => boolean }) {
  const { value, onChange, ...field } = useField('tipoExame');
  const { data, error, isLoading, mutate } = useCall(listTiposExame, {}, { revalidateIfStale: false });
  return (
    <Select
      {...field}
      label={editLabel('tipoExame')}
      isRequired
      options={(data ?? [])
        .filter(({ id }) => offers(id))
        .map(({ id, descricao: description }) => ({ value: id, label: description }))}
      value={value}
      selectedOption={value === null ? undefined : { value, label: tipoExame(value).descricao }}
      onChange={onChange}
      isLoading={isLoading}
      loadError={error ? messageFrom(error) : undefined}
      onRetry={() => void mutate()}
    />
  );
}

const ANY = (): boolean => true;

interface Props {
  readonly idCliente: number;
  /** Whether an exam type can be chosen here. */
  readonly offers?: (tipoExame: number) => boolean;
}

/** Where, and which exam (doc1 §2.4). */
export const WhereFields = memo(function WhereFields({ idCliente, offers = ANY }: Props) {
  return (
    <Grid columns={2}>
      <CidadeField />
      <PrestadorField idCliente={idCliente} />
      <TipoExameField offers={offers} />
    </Grid>
  );
});
